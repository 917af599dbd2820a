import { type FiguresOf, SLOWDOWN } from '../figure-table.ts';

/** How soon a page is of use. */
export type UsableFigure =
  | 'fcp'
  | 'seen'
  | 'acknowledged'
  | 'performed'
  | 'times'
  | 'usable'
  | 'kilobytes'
  | 'slowdown';

/** On slow 4G, on the slow phone. Times in milliseconds since the page was asked for. */
export const USABLE_FIGURES: FiguresOf<UsableFigure> = {
  fcp: { title: 'FCP', bar: () => 900 },
  // Its main control.
  seen: { title: 'control seen' },
  // From the tap to the frame that shows it.
  acknowledged: { title: 'tap acknowledged after', bar: () => 100 },
  performed: { title: 'tap performed' },
  times: { title: 'times', bar: () => 1, isOfEveryRun: true },
  usable: { title: 'usable', bar: ({ isLanding }) => (isLanding ? 2300 : 2600) },
  // What came before, compressed.
  kilobytes: { title: 'KB' },
  slowdown: SLOWDOWN,
};
