import { expect, test } from 'vitest';
import { addDuration } from './duration.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-11-21', 3, 1, '2026-11-24', 'days'],
  ['2026-11-21', 2, 2, '2026-12-05', 'weeks'],
  ['2026-11-21', 3, 3, '2027-02-21', 'months'],
  ['2026-11-21', 2, 4, '2028-11-21', 'years'],
  ['2026-01-31', 1, 3, '2026-02-28', 'a month that is shorter'],
  ['2028-01-31', 1, 3, '2028-02-29', 'a leap month'],
  ['2028-02-29', 1, 4, '2029-02-28', 'a year from a leap day'],
  ['2026-11-21', 0, 4, '2026-11-21', 'nothing'],
] as const)('adds to %s %i of unit %i and gets %s (%s)', (day, count, unit, later, _why) => {
  const time = 'T13:30:00+07:00';
  expect(addDuration(at(day + time), count, unit)).toBe(at(later + time));
});
