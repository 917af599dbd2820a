import { wibIso } from '@cangkir/core';

/** A moment as the value of a date-time field, in WIB: `2026-09-04T14:54:00`. */
export function formatWibField(moment: number): string {
  return wibIso(moment).slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}

/** The moment of such a field; null if invalid. Browsers omit seconds that are 0. */
export function parseWibField(text: string): number | null {
  const moment = Date.parse(`${text}+07:00`);
  return Number.isNaN(moment) ? null : moment;
}
