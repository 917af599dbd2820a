import { expect, test } from 'vitest';
import { delayUntil, MAX_DELAY_MS } from './delay-until.ts';

test('waits until a moment, up to a timer’s maximum', () => {
  expect(MAX_DELAY_MS).toBe(2_147_483_647);
  expect(delayUntil(1005, 1000)).toBe(5);
  expect(delayUntil(1000 + MAX_DELAY_MS, 1000)).toBe(MAX_DELAY_MS);
  expect(delayUntil(1001 + MAX_DELAY_MS, 1000)).toBe(MAX_DELAY_MS);
});

test('does not wait without a moment', () => {
  expect(delayUntil(undefined, 1000)).toBe(0);
});
