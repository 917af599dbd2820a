import { expect, test } from 'vitest';
import { isDark } from './is-dark.ts';

test.each([
  ['#000000', true],
  ['#0f2e24', true],
  ['#2B1A12', true],
  ['#17614a', true],
  ['#f0b04c', false],
  ['#ffe45c', false],
  ['#fbf6ee', false],
])('%s is dark: %s', (color, expected) => {
  expect(isDark(color)).toBe(expected);
});
