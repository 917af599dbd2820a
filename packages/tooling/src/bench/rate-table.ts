/** A measured rate. */
export interface Rate {
  /** The unit, in the plural. */
  readonly what: string;
  readonly perSecond: number;
  /** The minimum per second; null for no minimum. */
  readonly bar: number | null;
}

/** A measured figure with a maximum. */
export interface LimitedFigure {
  readonly what: string;
  /** As it is shown after the number. */
  readonly unit: string;
  readonly value: number;
  readonly max: number;
}

/** Whether a rate is below its minimum. */
export function isTooSlow({ perSecond, bar }: Rate): boolean {
  return bar !== null && perSecond < bar;
}

/** Whether a figure is above its maximum. */
export function isTooMuch({ value, max }: LimitedFigure): boolean {
  return value > max;
}

/** Formats a table: one line per rate and figure, with its bar, and whether that is met. */
export function rateTable(rates: readonly Rate[], figures: readonly LimitedFigure[]): string {
  const rows = [
    ['', 'a second', 'bar'],
    ...rates.map((rate) => [
      rate.what,
      grouped(rate.perSecond),
      rate.bar === null ? '' : `≥ ${grouped(rate.bar)}  ${verdict(!isTooSlow(rate))}`,
    ]),
    ...figures.map((figure) => [
      figure.what,
      `${rounded(figure.value)}${figure.unit}`,
      `≤ ${rounded(figure.max)}${figure.unit}  ${verdict(!isTooMuch(figure))}`,
    ]),
  ];
  const whatWidth = Math.max(...rows.map(([what = '']) => what.length));
  return rows
    .map(([what = '', value = '', bar = '']) =>
      `${what.padEnd(whatWidth)}${value.padStart(14)}   ${bar}`.trimEnd(),
    )
    .join('\n');
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'MISSED';
}

function grouped(perSecond: number): string {
  return Math.round(perSecond).toLocaleString('en-US');
}

/** To three digits. */
function rounded(value: number): string {
  return String(Number(value.toPrecision(3)));
}
