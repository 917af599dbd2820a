import { expect, test } from 'vitest';
import { formatDistance } from './distance.ts';

test.each([
  [0, '100\u00a0m'],
  [349, '300\u00a0m'],
  [949, '900\u00a0m'],
  [951, '1\u00a0km'],
  [2_440, '2,4\u00a0km'],
  [9_960, '10\u00a0km'],
  [115_600, '116\u00a0km'],
  [1_204_000, '1.204\u00a0km'],
])('%i metres are %s', (metres, text) => {
  expect(formatDistance(metres, 'id')).toBe(text);
});

test('speaks each language', () => {
  expect(formatDistance(2_440, 'en')).toBe('2.4\u00a0km');
  expect(formatDistance(2_440, 'zh')).toBe('2.4\u00a0公里');
});
