import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.ts';

/** Western Indonesian Time is UTC+7 all year, whatever the phone's zone (docs/assumptions.md). */
const WIB_OFFSET_MS = 7 * HOUR_MS;

/**
 * The start of the WIB day of `moment`, moved by whole days. Both in milliseconds since the epoch.
 *
 * @param daysLater A whole number; negative moves back.
 */
export function startOfWibDay(moment: number, daysLater = 0): number {
  const day = Math.floor((moment + WIB_OFFSET_MS) / DAY_MS) + daysLater;
  return day * DAY_MS - WIB_OFFSET_MS;
}

/**
 * The same time of the WIB day, months later. A shorter month uses its last day (31 January plus one month is 28 or 29
 * February). Both in milliseconds since the epoch.
 *
 * @param months A whole number; negative moves back.
 */
export function addWibMonths(moment: number, months: number): number {
  const local = new Date(moment + WIB_OFFSET_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0));
  local.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return local.getTime() - WIB_OFFSET_MS;
}

/** The same time of day, days later: WIB has no daylight saving. Both in milliseconds since the epoch. */
export function addDays(moment: number, days: number): number {
  return moment + days * DAY_MS;
}

/**
 * The start of the WIB week (Monday to Sunday) of `moment`, moved by whole weeks. Both in milliseconds since the epoch.
 */
export function startOfWibWeek(moment: number, weeksLater: number): number {
  return startOfWibDay(moment, 1 - wibWeekday(moment) + weeksLater * 7);
}

/** The start of the WIB month of `moment`, moved by whole months. Both in milliseconds since the epoch. */
export function startOfWibMonth(moment: number, monthsLater = 0): number {
  const local = new Date(moment + WIB_OFFSET_MS);
  const month = local.getUTCMonth() + monthsLater;
  return Date.UTC(local.getUTCFullYear(), month, 1) - WIB_OFFSET_MS;
}

/** The WIB year of a moment in milliseconds since the epoch. */
export function wibYear(moment: number): number {
  return new Date(moment + WIB_OFFSET_MS).getUTCFullYear();
}

/** The WIB weekday of a moment (milliseconds since the epoch), by ISO 8601: 1 is Monday, 7 is Sunday. */
export function wibWeekday(moment: number): number {
  return new Date(moment + WIB_OFFSET_MS).getUTCDay() || 7;
}

/**
 * The start of a WIB day in the form `2026-11-21`, in milliseconds since the epoch. NaN if malformed or no such day.
 */
export function parseWibDay(day: string): number {
  const start = Date.parse(`${day}T00:00:00+07:00`);
  // Engines parse 30 February as 2 March, so compare the result with the input.
  const read = new Date(start + WIB_OFFSET_MS).toJSON();
  return read === `${day}T00:00:00.000Z` ? start : Number.NaN;
}

/** The WIB day of a moment (milliseconds since the epoch), in the form `2026-11-21`. */
export function wibDay(moment: number): string {
  return wibIso(moment).slice(0, 10);
}

/** Formats a moment (milliseconds since the epoch) as ISO 8601 in WIB: `2026-09-04T14:54:00.000+07:00`. */
export function wibIso(moment: number): string {
  return new Date(moment + WIB_OFFSET_MS).toISOString().replace('Z', '+07:00');
}
