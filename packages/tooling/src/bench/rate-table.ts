/** How fast something was. */
export interface Rate {
  /** What was counted, in the plural. */
  readonly what: string;
  readonly perSecond: number;
  /** How many a second there have to be at least; null where nothing is asked for. */
  readonly bar: number | null;
}

/** Tells whether something is slower than it has to be. */
export function isTooSlow({ perSecond, bar }: Rate): boolean {
  return bar !== null && perSecond < bar;
}

/** A table for people: a line a rate, and a word at what is too slow. */
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
