import { describe, expect, test } from 'vitest';
import { addDays, addWibMonths, startOfWibDay } from './wib.ts';

const at = (iso: string) => Date.parse(iso);

describe('the WIB day', () => {
  test.each([
    ['2026-11-21T16:59:59.999Z', 0, '2026-11-20T17:00:00Z'],
    ['2026-11-21T17:00:00Z', 0, '2026-11-21T17:00:00Z'],
    ['2026-11-21T00:00:00+07:00', 1, '2026-11-22T00:00:00+07:00'],
    ['2026-12-31T23:00:00+07:00', 1, '2027-01-01T00:00:00+07:00'],
  ])('of %s, %i later, starts at %s', (moment, days, start) => {
    expect(startOfWibDay(at(moment), days)).toBe(at(start));
  });
});

describe('months later', () => {
  test.each([
    ['2026-01-31T10:00:00+07:00', 1, '2026-02-28T10:00:00+07:00'],
    ['2028-01-31T10:00:00+07:00', 1, '2028-02-29T10:00:00+07:00'],
    ['2026-03-15T00:30:00+07:00', 12, '2027-03-15T00:30:00+07:00'],
    ['2026-10-31T23:59:00+07:00', 4, '2027-02-28T23:59:00+07:00'],
  ])('%s and %i is %s', (moment, months, later) => {
    expect(addWibMonths(at(moment), months)).toBe(at(later));
  });
});

test('days later keep the time of the day', () => {
  expect(addDays(at('2026-02-27T08:00:00+07:00'), 3)).toBe(at('2026-03-02T08:00:00+07:00'));
});
