import { expect, test } from 'vitest';
import type { CheckInDay } from './check-in-calendar.ts';
import { checkInMonths, monthAt } from './check-in-months.ts';

const at = (day: string) => Date.parse(`${day}T00:00:00+07:00`);

const dayAt = (day: string): CheckInDay => ({ start: at(day), state: 'ahead', reward: null });

function monthsOf(...days: readonly string[]) {
  return checkInMonths(days.map(dayAt)).map(({ start, weeks }) => ({
    start,
    weeks: weeks.map((week) =>
      week.map((cell) => cell && new Date(cell.start + 7 * 3_600_000).getUTCDate()),
    ),
  }));
}

test('lays out a month in weeks from Monday on', () => {
  expect(monthsOf('2026-09-04')).toEqual([
    {
      start: at('2026-09-01'),
      weeks: [
        [null, 1, 2, 3, 4, 5, 6],
        [7, 8, 9, 10, 11, 12, 13],
        [14, 15, 16, 17, 18, 19, 20],
        [21, 22, 23, 24, 25, 26, 27],
        [28, 29, 30, null, null, null, null],
      ],
    },
  ]);
});

test('has each month of the campaign once, over the new year', () => {
  const starts = monthsOf('2026-12-30', '2026-12-31', '2027-01-01').map(({ start }) => start);
  expect(starts).toEqual([at('2026-12-01'), at('2027-01-01')]);
});

test('knows the days of the campaign among the others', () => {
  const cells = checkInMonths([dayAt('2026-09-04')]).flatMap(({ weeks }) => weeks.flat());
  expect(cells.filter((cell) => cell !== null && cell.day !== null)).toEqual([
    { start: at('2026-09-04'), day: dayAt('2026-09-04') },
  ]);
});

test.each([
  ['2026-11-30', 0],
  ['2026-12-31', 0],
  ['2027-01-01', 1],
  ['2027-02-01', 1],
])('finds the month of a day, or the nearest: %s', (day, position) => {
  const months = checkInMonths(['2026-12-31', '2027-01-01'].map(dayAt));
  expect(monthAt(months, at(day))).toBe(position);
});
