import path from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from '../boundaries/read-project.ts';
import { readText } from '../repo-root.ts';
import { findUncalled, readModules } from './find-uncalled.ts';

/** It shows all of the kit, whether or not another screen does. */
const DEMO = 'apps/h5/src/features/demo/';

const MODULES = readModules(new Map([...readProject()].filter(([file]) => !file.startsWith(DEMO))));

/** What is for tests, for stories or for the examples of documents. */
const FOR_TESTS =
  /\.(?:test|stories|memory|bench|fixture|costs|contract)\.tsx?$|\/testing\/|\/testing\.tsx?$|-in-memory\.ts$|\/\.storybook\//;

/** The app, with what it is built on; and the backend, which enforces rules of the contract. */
const CALLERS = /^(?:apps\/h5|packages\/(?:api|bridge|react)|simulator\/src\/backend)\//;

/** The names that docs/assumptions.md lists, with its reasons. */
const [, section = ''] =
  /^## Without a caller\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(readText('docs/assumptions.md')) ?? [];
const LISTED = [...section.matchAll(/^- \*\*`(\w+)`\*\*/gm)].map(([, name = '']) => name);

test('every rule of the core has a caller that a person can reach, or its reason in the assumptions', () => {
  const uncalled = findUncalled(
    MODULES,
    (file) => CALLERS.test(file) && !FOR_TESTS.test(file),
    (file) => isInCore(file) && !isIndex(file),
  );
  const without = uncalled.map(({ name }) => name);
  expect(
    uncalled
      .filter(({ name }) => !LISTED.includes(name))
      .map(({ file, name }) => `${file}: nothing that a person can reach calls ${name}`),
  ).toEqual([]);
  expect(LISTED.filter((name) => !without.includes(name))).toEqual([]);
});

test.each(['api', 'bridge', 'core', 'react'])(
  'the package %s offers no value that no other package imports',
  (name) => {
    const isOwn = (file: string) => file.startsWith(`packages/${name}/`);
    const unused = findUncalled(
      MODULES,
      (file) => !isOwn(file),
      (file) => isOwn(file) && isIndex(file) && !FOR_TESTS.test(file),
    );
    expect(unused.map(({ file, name }) => `${file}: nobody imports ${name}`)).toEqual([]);
  },
);

function isInCore(file: string): boolean {
  return file.startsWith('packages/core/src/') && !FOR_TESTS.test(file);
}

function isIndex(file: string): boolean {
  return path.posix.basename(file) === 'index.ts';
}
