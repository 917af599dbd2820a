import { describe, expect, test } from 'vitest';
import { readText } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

/** Comments that exclude a line from coverage or mutation. */
const SILENCER = /\b(?:v8|c8|istanbul|node:coverage)\s+(?:ignore|disable)|\bstryker\s+disable/i;

describe('the core', () => {
  const files = projectFiles().filter((file) => file.startsWith('packages/core/'));

  test('is included in the search', () => {
    expect(files).toContain('packages/core/src/index.ts');
  });

  test('has no line excluded from coverage or mutation', () => {
    const silenced = files.filter((file) => SILENCER.test(readText(file)));
    expect(silenced).toEqual([]);
  });
});

test.each([
  '/* v8 ignore next */',
  '/* v8 ignore start -- why */',
  '/* c8 ignore next 3 */',
  '/* istanbul ignore else */',
  '/* node:coverage disable */',
  '// Stryker disable next-line all',
])('%s is found', (comment) => {
  expect(SILENCER.test(comment)).toBe(true);
});

test.each(['// v8 is fast', 'the istanbul of', '// Stryker says'])('%s is allowed', (comment) => {
  expect(SILENCER.test(comment)).toBe(false);
});
