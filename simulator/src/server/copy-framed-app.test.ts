import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './backend/testing.ts';
import { copyFramedApp } from './copy-framed-app.ts';

async function writeBuild(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name === 'index.html' ? '<html><head></head></html>' : name);
  }
}

test('copies the app with the host’s script in its page, and without its service worker', async () => {
  const [build, copy] = [temporaryFolder(), path.join(temporaryFolder(), 'app')];
  await writeBuild(build, [
    'index.html',
    'index.html.br',
    'config.json',
    'config.json.gz',
    'service-worker.js',
    'service-worker.js.br',
    'no-service-worker.js',
    'assets/claim.js',
    'assets/claim.js.br',
    '.vite/manifest.json',
  ]);
  await copyFramedApp(build, copy);
  const copied = await readdir(copy, { recursive: true });
  expect(copied.sort()).toEqual(['assets', 'assets/claim.js', 'config.json', 'index.html']);
  expect(await readFile(path.join(copy, 'index.html'), 'utf8')).toContain('__SIM__');
  expect(await readFile(path.join(copy, 'assets/claim.js'), 'utf8')).toBe('assets/claim.js');
});
