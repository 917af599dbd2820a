import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodStatus } from '../calendar/period.ts';
import { membershipPeriod, renewMembership } from './membership-period.ts';

const at = (iso: string) => Date.parse(iso);

describe('a membership card', () => {
  test.each([
    ['2026-11-21', 30, 1, '2026-12-21', 'days'],
    ['2026-11-21', 2, 2, '2026-12-05', 'weeks'],
    ['2026-01-31', 1, 3, '2026-02-28', 'a month from the 31st'],
    ['2028-01-31', 1, 3, '2028-02-29', 'in a leap year'],
    ['2026-11-30', 3, 3, '2027-02-28', 'over a year'],
    ['2028-02-29', 1, 4, '2029-02-28', 'a year from a leap day'],
    ['2028-02-29', 4, 4, '2032-02-29', 'to the next leap day'],
  ] as const)('of %s for %i of unit %i ends %s (%s)', (day, count, unit, end, _why) => {
    const boughtAt = at(`${day}T13:30:00+07:00`);
    expect(membershipPeriod(boughtAt, { count, unit })).toEqual({
      start: boughtAt,
      end: at(`${end}T13:30:00+07:00`),
    });
  });

  test('is active from its purchase until its end', () => {
    const boughtAt = at('2026-11-21T13:30:00+07:00');
    const period = membershipPeriod(boughtAt, { count: 1, unit: 1 });
    expect(periodStatus(period, boughtAt - 1)).toBe('notStarted');
    expect(periodStatus(period, boughtAt)).toBe('active');
    expect(periodStatus(period, at('2026-11-22T13:29:59.999+07:00'))).toBe('active');
    expect(periodStatus(period, at('2026-11-22T13:30:00+07:00'))).toBe('ended');
  });
});

describe('a renewal', () => {
  const period = { start: at('2026-11-21T13:30+07:00'), end: at('2026-12-21T13:30+07:00') };
  const month = { count: 1, unit: 3 } as const;

  test.each([
    ['2026-12-01T08:00:00+07:00', 'early'],
    ['2026-12-21T13:29:59.999+07:00', 'at the last moment'],
    ['2026-11-20T08:00:00+07:00', 'before the card begins'],
  ])('at %s extends from the end (%s)', (now, _when) => {
    const renewed = { start: period.start, end: at('2027-01-21T13:30+07:00') };
    expect(renewMembership(period, month, at(now))).toEqual(renewed);
  });

  test.each([
    ['2026-12-21T13:30:00+07:00', '2027-01-21T13:30:00+07:00', 'at the end'],
    ['2026-12-31T08:00:00+07:00', '2027-01-31T08:00:00+07:00', 'after it'],
  ])('at %s restarts, until %s (%s)', (now, end, _when) => {
    expect(renewMembership(period, month, at(now))).toEqual({ start: at(now), end: at(end) });
  });

  test('adds the whole validity to the later of now and the end', () => {
    const moments = fc.integer({ min: period.start, max: at('2028-01-01T00:00Z') });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 60 }), (now, count) => {
        const { start, end } = renewMembership(period, { count, unit: 1 }, now);
        expect(end - Math.max(now, period.end)).toBe(count * 86_400_000);
        expect(periodStatus({ start, end }, now)).toBe('active');
      }),
      { numRuns: 50 },
    );
  });
});
