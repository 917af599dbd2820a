import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { REPO_ROOT, readText } from '../repo-root.ts';
import { SOURCE_MAPS } from './source-of-frame.ts';

/** A folder with a report, and with the map of the script that its frame names. */
function reportWithMap(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const map = { version: 3, sources: ['../../src/main.tsx'], names: [], mappings: 'AAAA' };
  writeFileSync(path.join(folder, 'a1b2c3d.js.map'), JSON.stringify(map));
  writeFileSync(path.join(folder, 'report.json'), '{ "stack": ["assets/a1b2c3d.js:1:1"] }');
  return folder;
}

function unmap(args: readonly string[]) {
  const program = path.join(REPO_ROOT, 'packages/tooling/src/unmap.ts');
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
}

test('reads the maps of a folder', () => {
  const folder = reportWithMap();
  const { stdout, status } = unmap([path.join(folder, 'report.json'), '--maps', folder]);
  expect(stdout).toBe('assets/a1b2c3d.js:1:1  apps/h5/src/main.tsx:1\n');
  expect(status).toBe(0);
});

test('names the folder without the map, and fails', () => {
  const report = path.join(reportWithMap(), 'report.json');
  const { stdout, status } = unmap([report, '--maps', '/nowhere']);
  expect(stdout).toContain('no source map in /nowhere');
  expect(status).toBe(1);
});

test.each([
  '{ "stack": ["\\u001b]0;title\\u0007:1:1"] }',
  '{ "properties": { "stack": "\\u001b[2J" } }',
  '\u001b[2J',
])('prints nothing of a file that is no error report: %j', (text) => {
  const report = path.join(reportWithMap(), 'report.json');
  writeFileSync(report, text);
  const { stdout, stderr, status } = unmap([report]);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^This is no error report: .*\n$/);
  expect(status).toBe(1);
});

test.each([[[]], [['report.json', '--map', 'x']]])('says its usage to %j', (args) => {
  const { stderr, status } = unmap(args);
  expect(stderr).toContain('npm run unmap -- report.json --maps FOLDER');
  expect(status).toBe(1);
});

test('the maps of the image’s build can be taken out of it', () => {
  const containerfile = readText('apps/h5/deploy/Containerfile');
  const folder = path.relative(REPO_ROOT, SOURCE_MAPS);
  expect(containerfile).toContain(`AS maps\nCOPY --from=build /repository/${folder} /\n`);
});
