import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

async function deployVersion(version: string, environment: Partial<Environment> = {}, keep = 2) {
  const build = temporaryFolder();
  await writeTestBuild(build, version);
  return deploy(build, to, { ...DEFAULT_ENVIRONMENT, ...environment }, keep);
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
  expect(await rollBack(to)).toEqual({ release: first.release, changedServiceWorker: null });
  expect(served('index.html')).toContain('<title>first');
  expect(isServed('assets/part-second.js')).toBe(true);
  expect(await rollBack(to)).toBeNull();
  await deployVersion('third');
  expect(served('index.html')).toContain('<title>third');
});

/** Resolves with the version that a rollback serves. */
async function rollBackTo(): Promise<string | undefined> {
  if ((await rollBack(to)) === null) return undefined;
  return /<title>(.*?)<\/title>/.exec(served('index.html'))?.[1];
}

test('a rollback serves what was served before, not what was rolled back from', async () => {
  await deployVersion('first');
  await deployVersion('bad');
  expect(await rollBackTo()).toBe('first');
  await deployVersion('worse');
  expect(await rollBackTo()).toBe('first');
  expect(await rollBackTo()).toBeUndefined();
  expect(served('index.html')).toContain('<title>first');
});

test('rollbacks go back one by one, and again after the next deployment', async () => {
  for (const version of ['first', 'second', 'third']) await deployVersion(version);
  expect(await rollBackTo()).toBe('second');
  expect(await rollBackTo()).toBe('first');
  await deployVersion('fourth');
  expect(await rollBackTo()).toBe('first');
});

test('a deployment keeps the files of the release that was live, and of the one served before it', async () => {
  for (const version of ['first', 'second', 'third']) await deployVersion(version);
  await rollBack(to);
  await rollBack(to);
  await deployVersion('fourth');
  const kept = (version: string) => isServed(`assets/part-${version}.js`);
  expect(['first', 'second', 'third', 'fourth'].filter(kept)).toEqual([
    'first',
    'second',
    'fourth',
  ]);
});

test.each([0, 1])('the release that was live stays, with %i to keep', async (keep) => {
  await deployVersion('first');
  await deployVersion('bad');
  await rollBack(to);
  await deployVersion('third', {}, keep);
  expect(isServed('assets/part-first.js')).toBe(true);
  expect(isServed('assets/part-bad.js')).toBe(false);
  expect(await rollBackTo()).toBe('first');
});

test('a rollback says whether phones keep the app from then on, where that changes', async () => {
  await deployVersion('first');
  await deployVersion('second', { hasServiceWorker: false });
  await deployVersion('third');
  const { release: fourth } = await deployVersion('fourth', { hasServiceWorker: false });
  await deployVersion('fifth', { hasServiceWorker: false });
  expect(await rollBack(to)).toEqual({ release: fourth, changedServiceWorker: null });
  expect(await rollBack(to)).toMatchObject({ changedServiceWorker: true });
});

test('goes on without a history: what is later than the served release was rolled back from', async () => {
  for (const version of ['first', 'second', 'third']) await deployVersion(version);
  await rollBack(to);
  rmSync(path.join(to, 'history.json'));
  await deployVersion('fourth');
  expect(await rollBackTo()).toBe('second');
});

test('goes on with a history that was not written because a step broke off', async () => {
  const history = path.join(to, 'history.json');
  await deployVersion('first');
  const afterFirst = readFileSync(history);
  await deployVersion('second');
  writeFileSync(history, afterFirst);
  await deployVersion('third');
  const afterThird = readFileSync(history);
  expect(await rollBackTo()).toBe('second');
  writeFileSync(history, afterThird);
  expect(await rollBackTo()).toBe('first');
});

test('before the first deployment there is nothing to go back to', async () => {
  expect(await rollBackTo()).toBeUndefined();
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

test('a release is named after the commit of its build, so that its source maps are found', async () => {
  const build = temporaryFolder();
  await writeTestBuild(build);
  const commit = 'e86922a1f0c3b2d4e5f60718293a4b5c6d7e8f90';
  const first = await deploy(build, to, DEFAULT_ENVIRONMENT, 2, commit);
  expect(first.release).toMatch(/^1-[\da-f]{8}-e86922a1$/);
  expect(JSON.parse(served('config.json'))).toMatchObject({ release: first.release });
  const second = await deploy(build, to, DEFAULT_ENVIRONMENT, 2);
  expect(second.release).toMatch(/^2-[\da-f]{8}$/);
  expect(await rollBack(to)).toMatchObject({ release: first.release });
  await expect(deploy(build, to, DEFAULT_ENVIRONMENT, 2, 'main')).rejects.toThrow('main is no');
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
