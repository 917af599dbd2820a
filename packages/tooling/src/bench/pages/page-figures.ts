import type { FiguresOf } from '../figure-table.ts';

/** The figures of a first view. */
export type PageFigure =
  | 'fcp'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'inLine'
  | 'accessibility'
  | 'practices'
  | 'machine';

/** On slow 4G, on a phone with a quarter of this machine's speed. Times in milliseconds. */
export const PAGE_FIGURES: FiguresOf<PageFigure> = {
  fcp: { title: 'FCP', bar: () => 900 },
  lcp: { title: 'LCP', bar: ({ isLanding }) => (isLanding ? 1800 : 2300) },
  tbt: { title: 'TBT', bar: () => 50 },
  cls: { title: 'CLS', bar: () => 0.01, digits: 3 },
  // Requests that waited for each other.
  inLine: { title: 'in line', bar: () => 3 },
  // Lighthouse's scores, from 0 to 100.
  accessibility: { title: 'a11y', bar: () => 100, isScore: true },
  practices: { title: 'practices', bar: () => 100, isScore: true },
  // Lighthouse's index of the speed of this machine at the time: two tables compare as far as this does.
  machine: { title: 'machine' },
};
