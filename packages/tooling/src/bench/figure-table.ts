import { keysOf } from '@cangkir/core';
import { alignColumns } from './align-columns.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { median } from './median.ts';

/** A figure of a page, and how good it has to be. */
export interface Figure {
  readonly title: string;
  /** None if there is no bar. */
  bar?(page: MeasuredPage): number;
  /** A score has to reach its bar; any other figure must not be above it. */
  readonly isScore?: boolean;
  /** No run may miss the bar, not just the median. */
  readonly isOfEveryRun?: boolean;
  /** Digits after the point. */
  readonly digits?: number;
}

/** How many times the phone was slower than this machine. */
export const SLOWDOWN: Figure = { title: 'slowed down', digits: 1 };

/** Figures by name. */
export type FiguresOf<Name extends string> = Readonly<Record<Name, Figure>>;

/** A page with the figures of all its runs. */
export interface PageRuns<Name extends string> {
  readonly page: MeasuredPage;
  readonly runs: readonly Readonly<Record<Name, number>>[];
}

/** Whether any figure of a page misses its bar. */
export function missesBar<Name extends string>(
  figures: FiguresOf<Name>,
  { page, runs }: PageRuns<Name>,
): boolean {
  return keysOf(figures).some((name) =>
    misses(
      figures[name],
      page,
      runs.map((run) => run[name]),
    ),
  );
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
  const [min, max] = [Math.min(...values), Math.max(...values)].map((value) =>
    shown(value, figure),
  );
  const spread = min === max ? '' : ` (${min}–${max})`;
  const bar = figure.isScore || !figure.bar ? '' : ` ≤ ${figure.bar(page)}`;
  const mark = misses(figure, page, values) ? ' !' : '';
  return `${shown(median(values), figure)}${spread}${bar}${mark}`;
}

function misses(
  { bar, isScore = false, isOfEveryRun = false }: Figure,
  page: MeasuredPage,
  values: readonly number[],
): boolean {
  if (bar === undefined) return false;
  return (isOfEveryRun ? values : [median(values)]).some((value) =>
    isScore ? value < bar(page) : value > bar(page),
  );
}

function shown(value: number, { digits = 0 }: Figure): string {
  return Number.isFinite(value) ? value.toFixed(digits) : 'never';
}
