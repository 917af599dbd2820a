import path from 'node:path';
import { BRAND, keysOf, matchRoute, ROUTE_NAMES } from '@cangkir/core';
import { expect, test } from 'vitest';
import { readText } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

const FILES = projectFiles();

const FEATURES = 'packages/core/src/features/';

/** The machines of the features, such as `claim/claim`. */
const MACHINES = new Set(
  found(/^packages\/core\/src\/features\/.*\.machine\.ts$/).map((file) =>
    file.slice(FEATURES.length, -'.machine.ts'.length),
  ),
);

/** The machines without a walk or without paths, and why. */
const WITHOUT: Readonly<Record<'walk' | 'paths', ReadonlyMap<string, string>>> = {
  walk: new Map([
    ['packs/pack-order', 'it changes nothing'],
    ['login/log-out-everywhere', 'LOG_OUT and LEAVE are its only events'],
  ]),
  paths: new Map([
    ['bargain/bargain-help', 'bargain-paths has them'],
    ['packs/pack-order', 'it changes nothing'],
    ['login/log-out-everywhere', 'LOG_OUT and LEAVE are its only events'],
    ['login/login-redirect', 'its walk asks a law for each of its states'],
  ]),
};

test('every screen has its stories', () => {
  const missing = found(/^apps\/h5\/src\/.*\.screen\.tsx$/).filter((screen) => {
    const { dir, base } = path.posix.parse(screen);
    return !found(/\.stories\.tsx$/)
      .filter((stories) => path.posix.dirname(stories) === dir)
      .some((stories) => readText(stories).includes(`'./${base}'`));
  });
  expect(
    missing.map((screen) => `${screen.replace('.screen.', '.stories.')}: no story shows ${screen}`),
  ).toEqual([]);
});

test('every endpoint has its test', () => {
  const missing = found(/^packages\/api\/src\/.*\.api\.ts$/).flatMap((api) => {
    const file = api.replace('.api.ts', '.api.test.ts');
    const tests = FILES.includes(file) ? readText(file) : '';
    return [...readText(api).matchAll(/^ {2}(\w+): endpoint\(/gm)]
      .filter(([, name]) => !new RegExp(`\\bCONTRACT\\.${name}\\b`).test(tests))
      .map(([, name]) => `${file}: describeEndpoint does not test ${name}`);
  });
  expect(missing).toEqual([]);
});

test.each(keysOf(WITHOUT))('every machine of a feature has its %s', (kind) => {
  const expected = [...MACHINES].filter((machine) => !WITHOUT[kind].has(machine));
  const missing = expected.filter(
    (machine) => !FILES.includes(`${FEATURES}${machine}-${kind}.test.ts`),
  );
  expect(missing.map((machine) => `${FEATURES}${machine}-${kind}.test.ts: missing`)).toEqual([]);
  expect([...MACHINES]).toEqual(expect.arrayContaining([...WITHOUT[kind].keys()]));
});

test('every route is in a scenario', () => {
  const opened = found(/^simulator\/scenarios\/.*\.json$/)
    .flatMap((file) => [...readText(file).matchAll(/"(\/[^"]*)"/g)])
    .map(([, route = '']) => matchRoute(route.replace('{{brand}}', BRAND.pathSegment)));
  expect(ROUTE_NAMES.filter((name) => !opened.includes(name))).toEqual([]);
});

function found(pattern: RegExp): readonly string[] {
  return FILES.filter((file) => pattern.test(file));
}
