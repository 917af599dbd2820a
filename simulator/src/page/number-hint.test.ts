import { expect, test } from 'vitest';
import { numberHint } from './number-hint.ts';

test.each([
  [{ min: 0, max: 9_999_999 }, 'A whole number from 0 to 9,999,999.'],
  [{ min: 240, max: 1600 }, 'A whole number from 240 to 1,600.'],
  [{ min: -90, max: 90, step: 'any' } as const, 'A number from −90 to 90.'],
])('%j allows: %s', (range, text) => {
  expect(numberHint(range)).toBe(text);
});
