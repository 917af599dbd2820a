import type { FiguresOf } from '../figure-table.ts';

/** How soon a page that a phone keeps is of use. */
export type SecondVisitFigure = 'fcp' | 'usable';

/** On slow 4G, on a phone with a quarter of this machine's speed. Times in milliseconds since the page was asked for. */
export const SECOND_VISIT_FIGURES: FiguresOf<SecondVisitFigure> = {
  fcp: { title: 'FCP', bar: () => 400 },
  usable: { title: 'usable', bar: () => 1200 },
};
