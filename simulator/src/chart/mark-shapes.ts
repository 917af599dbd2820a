import type { StateStatus } from './chart-status.ts';

/** The width and height of a mark. CSS pixels. */
export const MARK_SIZE = 8;

/** The mark of each status, as the `d` of an SVG path. */
export const MARK_SHAPES: Readonly<Record<StateStatus, string>> = {
  active: 'M4 0a4 4 0 1 1 0 8a4 4 0 1 1 0 -8',
  next: 'M1 0L8 4L1 8Z',
  visited: 'M0 4.5L3 7.5L8 1',
  failed: 'M0.5 0.5L7.5 7.5M7.5 0.5L0.5 7.5',
};
