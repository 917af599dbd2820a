import { expect, test } from 'vitest';
import { declaredBrowsers } from '../browsers/oldest-browsers.ts';
import { readText } from '../repo-root.ts';
import { refusedLines } from './refused-lines.ts';

const MISSING = [
  'void [1].toSorted();',
  'void [1].toReversed();',
  'void [1].toSpliced(0);',
  'void [1].with(0, 2);',
  'void Object.groupBy([1], String);',
  'void Promise.withResolvers();',
];

const PRESENT = ['void [1].at(-1);', "void Object.hasOwn({}, 'a');"];

test.for(['packages/core', 'packages/api', 'packages/bridge', 'packages/react', 'apps/h5'])(
  'what an oldest browser lacks does not compile in %s',
  (folder) => {
    expect(refusedLines(folder, [...MISSING, ...PRESENT])).toEqual(MISSING);
  },
);

test('the documents name the oldest browsers', () => {
  const page = readText('docs/assumptions.md');
  expect(page).toContain(`**The oldest browsers** are ${declaredBrowsers().join(' and ')},`);
});
