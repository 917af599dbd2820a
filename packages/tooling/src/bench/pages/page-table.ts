import { alignColumns } from '../align-columns.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** The figures of a first view. */
export interface Figures {
  /** First contentful paint: milliseconds. */
  readonly fcp: number;
  /** Largest contentful paint: milliseconds. */
  readonly lcp: number;
  /** Total blocking time: milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Requests that waited for each other. */
  readonly inLine: number;
  /** Lighthouse's score, from 0 to 100. */
  readonly accessibility: number;
  /** Lighthouse's score of best practices, from 0 to 100. */
  readonly practices: number;
}

const TITLES: Readonly<Record<keyof Figures, string>> = {
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  inLine: 'in line',
  accessibility: 'a11y',
  practices: 'practices',
};

const FIGURES = ['fcp', 'lcp', 'tbt', 'cls', 'inLine', 'accessibility', 'practices'] as const;

const SCORES: readonly (keyof Figures)[] = ['accessibility', 'practices'];

/** The largest figures that are fast enough: slow 4G, a phone with a quarter of this machine's speed. The least scores. */
function barsOf({ isLanding }: MeasuredPage): Figures {
  return {
    fcp: 900,
    lcp: isLanding ? 1800 : 2300,
    tbt: 50,
    cls: 0.01,
    inLine: 3,
    accessibility: 100,
    practices: 100,
  };
}

/** A page with the figures of all its runs. */
export interface PageRuns {
  readonly page: MeasuredPage;
  readonly runs: readonly Figures[];
}

/** Whether the median of a figure misses its bar. */
export function missesBar(each: PageRuns): boolean {
  return FIGURES.some((figure) => misses(each, figure));
}

function misses({ page, runs }: PageRuns, figure: keyof Figures): boolean {
  const middle = median(runs, figure);
  const bar = barsOf(page)[figure];
  return SCORES.includes(figure) ? middle < bar : middle > bar;
}

/** Formats a table: a line per page with its medians, their spread and their bars. A `!` marks a missed bar. */
export function pageTable(pages: readonly PageRuns[]): string {
  return alignColumns([
    ['', ...FIGURES.map((figure) => TITLES[figure])],
    ...pages.map((each) => [each.page.name, ...FIGURES.map((figure) => cellOf(each, figure))]),
  ]);
}

/** Such as `1790 (1770–1840) ≤ 1800`, or `100`. */
function cellOf(each: PageRuns, figure: keyof Figures): string {
  const { page, runs } = each;
  const values = runs.map((run) => run[figure]);
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) =>
    shown(value, figure),
  );
  const spread = least === most ? '' : ` (${least}–${most})`;
  const middle = median(runs, figure);
  const bar = SCORES.includes(figure) ? '' : ` ≤ ${barsOf(page)[figure]}`;
  return `${shown(middle, figure)}${spread}${bar}${misses(each, figure) ? ' !' : ''}`;
}

function shown(value: number, figure: keyof Figures): string {
  return figure === 'cls' ? value.toFixed(3) : String(Math.round(value));
}

function median(runs: readonly Figures[], figure: keyof Figures): number {
  const values = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}
