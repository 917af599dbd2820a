import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DEFAULT_ENVIRONMENT, type Environment } from '@cangkir/core/environment';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { policyFor, policyOf } from '../served/page-policy.ts';
import { writeTestBuild } from '../served/write-test-build.ts';
import { deploy, rollBack } from './releases.ts';

let to = '';

beforeEach(() => {
  to = temporaryFolder();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function deployVersion(version: string, environment: Partial<Environment> = {}) {
  const build = temporaryFolder();
  await writeTestBuild(build, version);
  return deploy(build, to, { ...DEFAULT_ENVIRONMENT, ...environment }, 2);
}

function served(file: string): string {
  return readFileSync(path.join(to, 'current', file), 'utf8');
}

function isServed(file: string): boolean {
  return existsSync(path.join(to, 'current', file));
}

test('the files of the last two releases stay reachable, and of no older one', async () => {
  const first = await deployVersion('first');
  await deployVersion('second');
  expect((await deployVersion('third')).removed).toEqual([]);
  expect(served('index.html')).toContain('<title>third');
  for (const version of ['first', 'second', 'third'])
    expect(isServed(`assets/part-${version}.js.br`), version).toBe(true);
  expect((await deployVersion('fourth')).removed).toEqual([first.release]);
  expect(isServed('assets/part-first.js')).toBe(false);
  expect(isServed('assets/part-first.js.br')).toBe(false);
  expect(isServed('assets/part-second.js')).toBe(true);
  expect(isServed('assets/same.js')).toBe(true);
});

test('a rollback serves the release before, and keeps the files of the later one', async () => {
  const first = await deployVersion('first');
  await deployVersion('second');
  expect(await rollBack(to)).toBe(first.release);
  expect(served('index.html')).toContain('<title>first');
  expect(isServed('assets/part-second.js')).toBe(true);
  expect(await rollBack(to)).toBeNull();
  await deployVersion('third');
  expect(served('index.html')).toContain('<title>third');
});

test('the page, its policy and its service worker follow the environment', async () => {
  const { release } = await deployVersion('first', {
    apiOrigin: 'https://api.example.com',
    pixelAddress: 'https://pixel.example.com/tr?id=7',
  });
  const page = served('index.html');
  const environment = JSON.parse(served('config.json'));
  expect(environment).toMatchObject({ apiOrigin: 'https://api.example.com', release });
  expect(page).toContain(
    `<script type="application/json" id="environment">${JSON.stringify(environment)}</script><div id="root">`,
  );
  expect(policyOf(page)).toBe(policyFor(page, environment));
  expect(policyOf(page)).toContain(
    "connect-src 'self' https://api.example.com https://pixel.example.com;",
  );
  const compressed = readFileSync(path.join(to, 'current/index.html.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(page);
});

test('another page is another service worker, so that phones keep the new one', async () => {
  const build = temporaryFolder();
  await writeTestBuild(build);
  const workers = [];
  for (const hasStatistics of [true, false]) {
    await deploy(build, to, { ...DEFAULT_ENVIRONMENT, hasStatistics }, 2);
    workers.push(served('service-worker.js'));
  }
  expect(workers[0]).toContain('keep(');
  expect(workers[1]).toContain('keep(');
  expect(workers[0]).not.toBe(workers[1]);
});

test('without a service worker, its place is taken by what removes it', async () => {
  await deployVersion('first', { hasServiceWorker: false });
  expect(served('service-worker.js')).toContain('remove();');
});

test('a build that cannot be set up changes nothing', async () => {
  const { release } = await deployVersion('first');
  await expect(deploy(temporaryFolder(), to, DEFAULT_ENVIRONMENT, 2)).rejects.toThrow(
    'There is no build',
  );
  const broken = temporaryFolder();
  await writeTestBuild(broken, 'broken');
  rmSync(path.join(broken, 'service-worker.js'));
  await expect(deploy(broken, to, DEFAULT_ENVIRONMENT, 2)).rejects.toThrow('service-worker.js');
  expect(await readdir(path.join(to, 'releases'))).toEqual([release]);
  expect(served('index.html')).toContain('<title>first');
});
