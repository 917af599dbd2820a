import { expect, test } from 'vitest';
import { formatDistance } from './distance.ts';

test.each([
  [0, '100 m'],
  [349, '300 m'],
  [949, '900 m'],
  [951, '1 km'],
  [2_440, '2,4 km'],
  [9_960, '10 km'],
  [115_600, '116 km'],
  [1_204_000, '1.204 km'],
])('%i metres are %s', (metres, text) => {
  expect(formatDistance(metres, 'id')).toBe(text);
});

test('speaks each language', () => {
  expect(formatDistance(2_440, 'en')).toBe('2.4 km');
  expect(formatDistance(2_440, 'zh')).toBe('2.4 公里');
});
