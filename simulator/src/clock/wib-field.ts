/** WIB is UTC+7 all year round. */
const OFFSET = { text: '+07:00', ms: 7 * 60 * 60 * 1000 } as const;

/** A moment as a field for date and time holds it, in WIB: `2026-09-04T14:54:00`. */
export function formatWibField(moment: number): string {
  return new Date(moment + OFFSET.ms).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}

/** The moment that such a field holds; null where it holds none. Browsers leave out seconds that are 0. */
export function parseWibField(text: string): number | null {
  const moment = Date.parse(`${text}${OFFSET.text}`);
  return Number.isNaN(moment) ? null : moment;
}
