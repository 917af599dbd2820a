import { keysOf } from '@cangkir/core';
import { alignColumns } from './align-columns.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** A figure of a page, and how good it has to be. */
export interface Figure {
  readonly title: string;
  /** None if there is no bar. */
  bar?(page: MeasuredPage): number;
  /** A score has to reach its bar; any other figure must not be above it. */
  readonly isScore?: boolean;
  /** Digits after the point. */
  readonly digits?: number;
}

/** Figures by name. */
export type FiguresOf<Name extends string> = Readonly<Record<Name, Figure>>;

/** A page with the figures of all its runs. */
export interface PageRuns<Name extends string> {
  readonly page: MeasuredPage;
  readonly runs: readonly Readonly<Record<Name, number>>[];
}

/** Whether the median of a figure misses its bar. */
export function missesBar<Name extends string>(
  figures: FiguresOf<Name>,
  { page, runs }: PageRuns<Name>,
): boolean {
  return keysOf(figures).some((name) => misses(figures[name], page, median(runs, name)));
}

/** Formats a table: a line per page with its medians, their spread and their bars. A `!` marks a missed bar. */
export function figureTable<Name extends string>(
  figures: FiguresOf<Name>,
  pages: readonly PageRuns<Name>[],
): string {
  const names = keysOf(figures);
  return alignColumns([
    ['', ...names.map((name) => figures[name].title)],
    ...pages.map((each) => [each.page.label, ...names.map((name) => cellOf(figures, each, name))]),
  ]);
}

/** Such as `1790 (1770–1840) ≤ 1800`, or `100`. */
function cellOf<Name extends string>(
  figures: FiguresOf<Name>,
  { page, runs }: PageRuns<Name>,
  name: Name,
): string {
  const figure = figures[name];
  const values = runs.map((run) => run[name]);
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) =>
    shown(value, figure),
  );
  const spread = least === most ? '' : ` (${least}–${most})`;
  const middle = median(runs, name);
  const bar = figure.isScore || !figure.bar ? '' : ` ≤ ${figure.bar(page)}`;
  return `${shown(middle, figure)}${spread}${bar}${misses(figure, page, middle) ? ' !' : ''}`;
}

function misses({ bar, isScore = false }: Figure, page: MeasuredPage, value: number): boolean {
  if (bar === undefined) return false;
  return isScore ? value < bar(page) : value > bar(page);
}

function shown(value: number, { digits = 0 }: Figure): string {
  return Number.isFinite(value) ? value.toFixed(digits) : 'never';
}

function median<Name extends string>(runs: PageRuns<Name>['runs'], name: Name): number {
  const values = runs.map((run) => run[name]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}
