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
}

const FIGURES = ['fcp', 'lcp', 'tbt', 'cls', 'inLine'] as const;

/** The largest figures that are fast enough: slow 4G, a phone with a quarter of this machine's speed. */
function barsOf({ isLanding }: MeasuredPage): Figures {
  return { fcp: 900, lcp: isLanding ? 1800 : 2300, tbt: 50, cls: 0.01, inLine: 3 };
}

/** A page with the figures of all its runs. */
export interface PageRuns {
  readonly page: MeasuredPage;
  readonly runs: readonly Figures[];
}

/** Whether the median of a figure is above its bar. */
export function missesBar({ page, runs }: PageRuns): boolean {
  return FIGURES.some((figure) => median(runs, figure) > barsOf(page)[figure]);
}

/** Formats a table: a line per page with its medians, their spread and their bars. A `!` marks a missed bar. */
export function pageTable(pages: readonly PageRuns[]): string {
  const rows = [
    ['', ...FIGURES.map((figure) => (figure === 'inLine' ? 'in line' : figure.toUpperCase()))],
    ...pages.map((each) => [each.page.name, ...FIGURES.map((figure) => cellOf(each, figure))]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

/** Such as `1790 (1770–1840) ≤ 1800`. */
function cellOf({ page, runs }: PageRuns, figure: keyof Figures): string {
  const values = runs.map((run) => run[figure]);
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) =>
    shown(value, figure),
  );
  const spread = least === most ? '' : ` (${least}–${most})`;
  const middle = median(runs, figure);
  const bar = barsOf(page)[figure];
  return `${shown(middle, figure)}${spread} ≤ ${bar}${middle > bar ? ' !' : ''}`;
}

function shown(value: number, figure: keyof Figures): string {
  return figure === 'cls' ? value.toFixed(3) : String(Math.round(value));
}

function median(runs: readonly Figures[], figure: keyof Figures): number {
  const values = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}
