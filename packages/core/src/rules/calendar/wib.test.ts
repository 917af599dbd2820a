import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addWibMonths,
  parseWibDay,
  startOfWibDay,
  startOfWibMonth,
  startOfWibWeek,
  wibDay,
  wibIso,
  wibWeekday,
  wibYear,
} from './wib.ts';

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

describe('adding months', () => {
  test.each([
    ['2026-01-31T10:00:00+07:00', 1, '2026-02-28T10:00:00+07:00'],
    ['2028-01-31T10:00:00+07:00', 1, '2028-02-29T10:00:00+07:00'],
    ['2026-03-15T00:30:00+07:00', 12, '2027-03-15T00:30:00+07:00'],
    ['2026-10-31T23:59:00+07:00', 4, '2027-02-28T23:59:00+07:00'],
  ])('to %s by %i gives %s', (moment, months, later) => {
    expect(addWibMonths(at(moment), months)).toBe(at(later));
  });
});

test('keeps the time of day when adding days', () => {
  expect(addDays(at('2026-02-27T08:00:00+07:00'), 3)).toBe(at('2026-03-02T08:00:00+07:00'));
});

describe('the WIB week', () => {
  test.each([
    ['2026-11-16T00:00:00+07:00', 0, '2026-11-16', 'its own first moment'],
    ['2026-11-15T23:59:59.999+07:00', 0, '2026-11-09', 'the last moment before it'],
    ['2026-11-22T23:59:59.999+07:00', 0, '2026-11-16', 'a Sunday night'],
    ['2026-11-18T12:00:00+07:00', 1, '2026-11-23', 'a week later'],
    ['2026-12-31T12:00:00+07:00', 1, '2027-01-04', 'across the year'],
  ])('of %s, %i later, starts on Monday %s (%s)', (moment, weeks, start, _why) => {
    expect(startOfWibWeek(at(moment), weeks)).toBe(parseWibDay(start));
  });
});

describe('the WIB month', () => {
  test.each([
    ['2026-11-01T00:00:00+07:00', 0, '2026-11-01'],
    ['2026-10-31T23:59:59.999+07:00', 0, '2026-10-01'],
    ['2026-01-31T12:00:00+07:00', 1, '2026-02-01'],
    ['2026-12-31T23:00:00+07:00', 1, '2027-01-01'],
    ['2026-02-10T12:00:00+07:00', 13, '2027-03-01'],
  ])('of %s, %i later, starts on %s', (moment, months, start) => {
    expect(startOfWibMonth(at(moment), months)).toBe(parseWibDay(start));
  });
});

test('changes the year at midnight WIB', () => {
  const newYear = at('2027-01-01T00:00:00+07:00');
  expect([wibYear(newYear - 1), wibYear(newYear)]).toEqual([2026, 2027]);
});

test('counts weekdays from Monday, changing at midnight WIB', () => {
  const monday = at('2026-11-16T00:00:00+07:00');
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => wibWeekday(addDays(monday, day)));
  expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 1]);
  expect(wibWeekday(monday - 1)).toBe(7);
});

test('parses a date as the start of that day in WIB', () => {
  expect(parseWibDay('2026-11-21')).toBe(at('2026-11-20T17:00:00Z'));
  expect(parseWibDay('2028-02-29')).toBe(at('2028-02-28T17:00:00Z'));
  expect(wibDay(at('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  expect(wibDay(at('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), (days) => {
      const moment = addDays(0, days);
      const day = new Date(moment).toISOString().slice(0, 10);
      expect(startOfWibDay(moment)).toBe(parseWibDay(day));
    }),
    { numRuns: 50 },
  );
});

test.each([
  '2026-02-30',
  '2026-02-29',
  '2026-04-31',
  '2026-11-32',
  '2026-11-00',
  '2026-13-01',
  '2026-11',
  '2026',
  '2026-11-2',
  '2026/11/21',
  '+002026-11-21',
  '2026-11-21 ',
  '',
])('does not parse %j', (day) => {
  expect(parseWibDay(day)).toBeNaN();
});

test.each([
  [Date.UTC(2026, 8, 4, 7, 54), '2026-09-04T14:54:00.000+07:00'],
  [Date.UTC(2026, 11, 31, 16, 59, 59, 999), '2026-12-31T23:59:59.999+07:00'],
  [Date.UTC(2026, 11, 31, 17), '2027-01-01T00:00:00.000+07:00'],
])('formats %i as %s', (moment, written) => {
  expect(wibIso(moment)).toBe(written);
});
