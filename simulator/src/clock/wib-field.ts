import { wibIso } from '@cangkir/core';

/** A moment as a field for date and time holds it, in WIB: `2026-09-04T14:54:00`. */
export function formatWibField(moment: number): string {
  return wibIso(moment).slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}

/** The moment that such a field holds; null where it holds none. Browsers leave out seconds that are 0. */
export function parseWibField(text: string): number | null {
  const moment = Date.parse(`${text}+07:00`);
  return Number.isNaN(moment) ? null : moment;
}
