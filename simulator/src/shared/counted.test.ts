import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 steps'],
  [1, '1 step'],
  [2, '2 steps'],
])('%d reads as %j', (count, text) => {
  expect(counted(count, 'step', 'steps')).toBe(text);
});
