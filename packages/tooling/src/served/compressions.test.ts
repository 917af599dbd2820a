import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './compressions.ts';

test('writes the files that get smaller once more for each compression', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = 'start();\n'.repeat(100);
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, 'assets/a.js'), script);
  writeFileSync(path.join(folder, 'assets/tiny.js'), ';');
  writeFileSync(path.join(folder, 'assets/a.png'), script);
  writeFileSync(path.join(folder, '.vite/manifest.json'), script);
  await compressFolder(folder);
  expect(readdirSync(path.join(folder, 'assets')).sort()).toEqual(
    ['a.js', 'a.js.br', 'a.js.gz', 'a.js.zst', 'a.png', 'tiny.js'].sort(),
  );
  expect(readdirSync(path.join(folder, '.vite'))).toEqual(['manifest.json']);
  const read = (name: string) => readFileSync(path.join(folder, 'assets', name));
  expect(brotliDecompressSync(read('a.js.br')).toString()).toBe(script);
  expect(zstdDecompressSync(read('a.js.zst')).toString()).toBe(script);
  expect(gunzipSync(read('a.js.gz')).toString()).toBe(script);
});
