import { type FiguresOf, SLOWDOWN } from '../figure-table.ts';

/** How soon a page answers a tap. Milliseconds, on the slow phone. */
export const TAP_FIGURES: FiguresOf<'inp' | 'slowdown'> = {
  // From the tap to the frame after it.
  inp: { title: 'INP', bar: () => 100 },
  slowdown: SLOWDOWN,
};

/** How soon a link leads to the next screen, on slow 4G. Milliseconds since the tap. */
export const CHANGE_FIGURES: FiguresOf<'skeleton' | 'content'> = {
  skeleton: { title: 'skeleton', bar: () => 300 },
  // No part of the screen is a skeleton.
  content: { title: 'content', bar: () => 800 },
};
