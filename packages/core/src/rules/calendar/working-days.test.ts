import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../platform/market/market.ts';
import { addDays } from './wib.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const at = (iso: string) => Date.parse(iso);

describe('a working day', () => {
  test.each([
    ['2026-11-20T23:59:59.999+07:00', true, 'the last moment of a Friday'],
    ['2026-11-21T00:00:00+07:00', false, 'the first of a Saturday'],
    ['2026-11-22T23:59:59.999+07:00', false, 'the last of a Sunday'],
    ['2026-11-23T00:00:00+07:00', true, 'the first of a Monday'],
    ['2026-08-17T12:00:00+07:00', false, 'a Monday that is a holiday'],
  ])('%s: %j (%s)', (moment, is, _what) => {
    expect(isWorkingDay(at(moment), 'ID')).toBe(is);
  });

  test('depends on the market', () => {
    const nationalDayInLieu = at('2026-08-10T12:00:00+07:00');
    expect(MARKETS.map((market) => isWorkingDay(nationalDayInLieu, market))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('adding working days', () => {
  test.each([
    ['2026-11-20T09:30:00+07:00', 0, 'ID', '2026-11-20T09:30:00+07:00', 'none'],
    ['2026-11-21T09:30:00+07:00', 0, 'ID', '2026-11-21T09:30:00+07:00', 'none, on a Saturday'],
    ['2026-11-19T09:30:00+07:00', 1, 'ID', '2026-11-20T09:30:00+07:00', 'to a Friday'],
    ['2026-11-20T09:30:00+07:00', 1, 'ID', '2026-11-23T09:30:00+07:00', 'over a weekend'],
    ['2026-11-21T09:30:00+07:00', 1, 'ID', '2026-11-23T09:30:00+07:00', 'from a Saturday'],
    ['2026-11-20T09:30:00+07:00', 5, 'ID', '2026-11-27T09:30:00+07:00', 'a week'],
    ['2026-11-27T09:30:00+07:00', 1, 'PH', '2026-12-01T09:30:00+07:00', 'over Bonifacio Day'],
    ['2026-11-27T09:30:00+07:00', 1, 'SG', '2026-11-30T09:30:00+07:00', 'which is theirs alone'],
    ['2026-03-17T09:30:00+07:00', 1, 'ID', '2026-03-25T09:30:00+07:00', 'over Nyepi and Lebaran'],
    ['2026-12-23T09:30:00+07:00', 3, 'PH', '2027-01-04T09:30:00+07:00', 'over two years'],
    ['2029-12-31T09:30:00+07:00', 1, 'ID', '2030-01-01T09:30:00+07:00', 'where none are known'],
  ] as const)('to %s by %i in %s gives %s (%s)', (moment, count, market, later, _why) => {
    expect(addWorkingDays(at(moment), count, market)).toBe(at(later));
  });

  test('counts every working day passed, and ends on one at the same time of day', () => {
    const moments = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-11-01T00:00Z') });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(...MARKETS),
        (moment, count, market) => {
          const end = addWorkingDays(moment, count, market);
          let passed = 0;
          for (let day = addDays(moment, 1); day <= end; day = addDays(day, 1)) {
            if (isWorkingDay(day, market)) passed += 1;
          }
          expect(passed).toBe(count);
          expect(isWorkingDay(end, market)).toBe(true);
          expect((end - moment) % addDays(0, 1)).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
  });
});
