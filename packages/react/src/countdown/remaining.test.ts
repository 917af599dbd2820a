import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRemaining, remainingSeconds } from './remaining.ts';

test.each([
  [60_000, '1:00'],
  [59_999, '1:00'],
  [42_000, '0:42'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
  [Number.NaN, '0:00'],
  [725_000, '12:05'],
  [3_600_000, '1:00:00'],
  [176_523_000, '49:02:03'],
])('%d ms shows as %s', (ms, text) => {
  expect(formatRemaining(ms)).toBe(text);
});

test('the shown parts add up to the seconds that are left', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 10 ** 9 }), (ms) => {
      const shown = formatRemaining(ms)
        .split(':')
        .reduce((total, part) => total * 60 + Number(part), 0);
      expect(shown).toBe(remainingSeconds(ms));
    }),
  );
});

test('0:00 shows at the end and not before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (ms) => {
      expect(formatRemaining(ms)).not.toBe('0:00');
    }),
  );
});
