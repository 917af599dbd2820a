import { type FiguresOf, SLOWDOWN } from '../figure-table.ts';

/** The figures of a first view. */
export type PageFigure =
  | 'fcp'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'inLine'
  | 'accessibility'
  | 'practices'
  | 'slowdown';

/** On slow 4G, on the slow phone. Times in milliseconds. */
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
  slowdown: SLOWDOWN,
};
