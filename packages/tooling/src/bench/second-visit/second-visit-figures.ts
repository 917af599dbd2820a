import { type FiguresOf, SLOWDOWN } from '../figure-table.ts';

/** How soon a page that a phone keeps is of use. */
export type SecondVisitFigure = 'fcp' | 'usable' | 'slowdown';

/** On slow 4G, on the slow phone. Times in milliseconds since the page was asked for. */
export const SECOND_VISIT_FIGURES: FiguresOf<SecondVisitFigure> = {
  fcp: { title: 'FCP', bar: () => 400 },
  usable: { title: 'usable', bar: () => 1200 },
  slowdown: SLOWDOWN,
};
