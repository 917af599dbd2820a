import { expect, test } from 'vitest';
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
  'what Chrome 98 lacks does not compile in %s',
  (folder) => {
    expect(refusedLines(folder, [...MISSING, ...PRESENT])).toEqual(MISSING);
  },
);
