/** A measured rate. */
export interface Rate {
  /** The unit, in the plural. */
  readonly what: string;
  readonly perSecond: number;
  /** The minimum per second; null for no minimum. */
  readonly bar: number | null;
}

/** Whether a rate is below its minimum. */
export function isTooSlow({ perSecond, bar }: Rate): boolean {
  return bar !== null && perSecond < bar;
}

/** Formats a table: one line per rate, with a mark on slow ones. */
export function rateTable(rates: readonly Rate[]): string {
  const rows = [
    ['', 'a second', 'bar'],
    ...rates.map((rate) => [
      rate.what,
      grouped(rate.perSecond),
      rate.bar === null ? '' : `≥ ${grouped(rate.bar)}${isTooSlow(rate) ? '  TOO SLOW' : ''}`,
    ]),
  ];
  const whatWidth = Math.max(...rates.map(({ what }) => what.length));
  return rows
    .map(([what = '', perSecond = '', bar = '']) =>
      `${what.padEnd(whatWidth)}${perSecond.padStart(14)}   ${bar}`.trimEnd(),
    )
    .join('\n');
}

function grouped(perSecond: number): string {
  return Math.round(perSecond).toLocaleString('en-US');
}
