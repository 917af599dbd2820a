import { expect, test } from 'vitest';
import { isTooSlow, rateTable } from './rate-table.ts';

test('shows each rate with its minimum, each figure with its maximum, and which are missed', () => {
  const rates = [
    { what: 'signings', perSecond: 27_222.4, bar: 20_000 },
    { what: 'steps', perSecond: 9999, bar: 10_000 },
    { what: 'starts of the claim', perSecond: 55_000, bar: null },
  ];
  const figures = [
    { what: 'memory', unit: ' MB', value: 203.44, max: 250 },
    { what: 'cost', unit: '×', value: 1.312, max: 1.3 },
  ];
  expect(rateTable(rates, figures).split('\n')).toEqual([
    '                         a second   bar',
    'signings                   27,222   ≥ 20,000  met',
    'steps                       9,999   ≥ 10,000  MISSED',
    'starts of the claim        55,000',
    'memory                     203 MB   ≤ 250 MB  met',
    'cost                        1.31×   ≤ 1.3×  MISSED',
  ]);
});

test.each([
  [9999.9, 10_000, true],
  [10_000, 10_000, false],
  [1, null, false],
])('%d per second with a minimum of %j is too slow: %s', (perSecond, bar, tooSlow) => {
  expect(isTooSlow({ what: 'steps', perSecond, bar })).toBe(tooSlow);
});
