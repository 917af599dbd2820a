import { startOfWibDay, startOfWibMonth, wibWeekday } from '../../rules/calendar/wib.ts';
import type { CheckInDay } from './check-in-calendar.ts';

/** A WIB month of the calendar, in weeks from Monday to Sunday. */
export interface CheckInMonth {
  /** Milliseconds since the epoch. */
  readonly start: number;
  /** Seven cells each; null outside the month. */
  readonly weeks: readonly (readonly (CheckInCell | null)[])[];
}

/** A day of the month; it may be no day of the campaign. */
export interface CheckInCell {
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly day: CheckInDay | null;
}

/** The months that have a day of the campaign, in order. */
export function checkInMonths(days: readonly CheckInDay[]): readonly CheckInMonth[] {
  const byStart = new Map(days.map((day) => [day.start, day]));
  const starts = new Set(days.map((day) => startOfWibMonth(day.start)));
  return [...starts].map((start) => ({
    start,
    weeks: weeksOf([
      ...Array.from({ length: wibWeekday(start) - 1 }, () => null),
      ...daysOfMonth(start).map((cell) => ({ start: cell, day: byStart.get(cell) ?? null })),
    ]),
  }));
}

/** The position of the month that holds `now` (milliseconds since the epoch); before them the first, after them the last. */
export function monthAt(months: readonly CheckInMonth[], now: number): number {
  return Math.max(0, months.filter(({ start }) => start <= now).length - 1);
}

function daysOfMonth(start: number): readonly number[] {
  const end = startOfWibMonth(start, 1);
  const days: number[] = [];
  for (let day = start; day < end; day = startOfWibDay(day, 1)) days.push(day);
  return days;
}

function weeksOf(cells: readonly (CheckInCell | null)[]): CheckInMonth['weeks'] {
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => cells[week * 7 + index] ?? null),
  );
}
