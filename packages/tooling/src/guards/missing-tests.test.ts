import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPO_ROOT } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

const FILES = projectFiles();

/** The machines without a walk, and why. */
const WITHOUT_WALK: ReadonlyMap<string, string> = new Map([
  ['packages/core/src/features/packs/pack-order.machine.ts', 'it changes nothing'],
  [
    'packages/core/src/features/login/log-out-everywhere.machine.ts',
    'LOG_OUT and LEAVE are its only events',
  ],
]);

test('every screen has its stories', () => {
  const missing = found(/^apps\/h5\/src\/.*\.screen\.tsx$/).filter((screen) => {
    const { dir, base } = path.posix.parse(screen);
    return !found(/\.stories\.tsx$/)
      .filter((stories) => path.posix.dirname(stories) === dir)
      .some((stories) => textOf(stories).includes(`'./${base}'`));
  });
  expect(
    missing.map((screen) => `${screen.replace('.screen.', '.stories.')}: no story shows ${screen}`),
  ).toEqual([]);
});

test('every endpoint has its test', () => {
  const missing = found(/^packages\/api\/src\/.*\.api\.ts$/).flatMap((api) => {
    const file = api.replace('.api.ts', '.api.test.ts');
    const tests = FILES.includes(file) ? textOf(file) : '';
    return [...textOf(api).matchAll(/^ {2}(\w+): endpoint\(/gm)]
      .filter(([, name]) => !new RegExp(`\\bCONTRACT\\.${name}\\b`).test(tests))
      .map(([, name]) => `${file}: describeEndpoint does not test ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every machine of a feature has its walk', () => {
  const missing = found(/^packages\/core\/src\/features\/.*\.machine\.ts$/)
    .filter((machine) => !WITHOUT_WALK.has(machine))
    .map((machine) => ({ machine, walk: machine.replace('.machine.ts', '-walk.test.ts') }))
    .filter(({ walk }) => !FILES.includes(walk));
  expect(missing.map(({ machine, walk }) => `${walk}: nothing walks ${machine}`)).toEqual([]);
});

test('every machine without a walk is there', () => {
  expect(FILES).toEqual(expect.arrayContaining([...WITHOUT_WALK.keys()]));
});

function found(pattern: RegExp): readonly string[] {
  return FILES.filter((file) => pattern.test(file));
}

function textOf(file: string): string {
  return readFileSync(path.join(REPO_ROOT, file), 'utf8');
}
