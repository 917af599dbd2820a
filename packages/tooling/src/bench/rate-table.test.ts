import { expect, test } from 'vitest';
import { isTooSlow, rateTable } from './rate-table.ts';

test('shows each rate with its minimum, and marks what is too slow', () => {
  const rates = [
    { what: 'signings', perSecond: 27_222.4, bar: 20_000 },
    { what: 'steps', perSecond: 9999, bar: 10_000 },
    { what: 'starts of the claim', perSecond: 55_000, bar: null },
  ];
  expect(rateTable(rates).split('\n')).toEqual([
    '                         a second   bar',
    'signings                   27,222   ≥ 20,000',
    'steps                       9,999   ≥ 10,000  TOO SLOW',
    'starts of the claim        55,000',
  ]);
});

test.each([
  [9999.9, 10_000, true],
  [10_000, 10_000, false],
  [1, null, false],
])('%d per second with a minimum of %j is too slow: %s', (perSecond, bar, tooSlow) => {
  expect(isTooSlow({ what: 'steps', perSecond, bar })).toBe(tooSlow);
});
