/** Western Indonesian time is UTC+7 all year round, whatever the phone says (docs/assumptions.md). */
const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The start of the WIB day that `moment` lies in, moved on by whole days. Milliseconds since the epoch, both.
 *
 * @param daysLater A whole number; below 0 it moves back.
 */
export function startOfWibDay(moment: number, daysLater = 0): number {
  const day = Math.floor((moment + WIB_OFFSET_MS) / DAY_MS) + daysLater;
  return day * DAY_MS - WIB_OFFSET_MS;
}

/**
 * The same time of the WIB day, months later. Where that month is shorter, its last day (31 January and
 * one month is 28 or 29 February). Milliseconds since the epoch, both.
 *
 * @param months A whole number; below 0 it moves back.
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

/** The same time, days later: WIB knows no daylight saving. Milliseconds since the epoch, both. */
export function addDays(moment: number, days: number): number {
  return moment + days * DAY_MS;
}

/**
 * The start of the WIB week, Monday to Sunday, that `moment` lies in, moved on by whole weeks. Milliseconds since the
 * epoch, both.
 */
export function startOfWibWeek(moment: number, weeksLater = 0): number {
  return startOfWibDay(moment, 1 - wibWeekday(moment) + weeksLater * 7);
}

/**
 * The start of the WIB month that `moment` lies in, moved on by whole months. Milliseconds since the epoch, both.
 */
export function startOfWibMonth(moment: number, monthsLater = 0): number {
  const local = new Date(moment + WIB_OFFSET_MS);
  const month = local.getUTCMonth() + monthsLater;
  return Date.UTC(local.getUTCFullYear(), month, 1) - WIB_OFFSET_MS;
}

/** The year in WIB of a moment: milliseconds since the epoch. */
export function wibYear(moment: number): number {
  return new Date(moment + WIB_OFFSET_MS).getUTCFullYear();
}

/** The weekday in WIB of a moment (milliseconds since the epoch), as ISO 8601 counts them: 1 is Monday, 7 is Sunday. */
export function wibWeekday(moment: number): number {
  return new Date(moment + WIB_OFFSET_MS).getUTCDay() || 7;
}

/**
 * The start of a WIB day that is written as `2026-11-21`; NaN where it is written otherwise, or there is no
 * such day. Milliseconds since the epoch.
 */
export function parseWibDay(day: string): number {
  const start = Date.parse(`${day}T00:00:00+07:00`);
  // Engines take 30 February for 2 March: what was read has to be what is written.
  const read = new Date(start + WIB_OFFSET_MS).toJSON();
  return read === `${day}T00:00:00.000Z` ? start : Number.NaN;
}

/** A moment (milliseconds since the epoch) as ISO 8601 writes it in WIB: `2026-09-04T14:54:00.000+07:00`. */
export function wibIso(moment: number): string {
  return new Date(moment + WIB_OFFSET_MS).toISOString().replace('Z', '+07:00');
}
