import { alignColumns } from '../align-columns.ts';
import { REFRESH_MS } from './frame-times.ts';

/** The share of frames that may be late. */
const LATE_BAR = 0.05;

/** A motion with the times of its frames in milliseconds. */
export interface MeasuredMotion {
  readonly name: string;
  readonly frames: readonly number[];
}

/** Whether too many frames are late, or none was drawn. */
export function missesFrames({ frames }: MeasuredMotion): boolean {
  return frames.length === 0 || lateShare(frames) > LATE_BAR;
}

/** Formats a table: a line for each motion, beside its bar. */
export function motionTable(motions: readonly MeasuredMotion[]): string {
  return alignColumns([
    ['', 'frames', '50 %', '95 %', 'late', 'bar'],
    ...motions.map((motion) => {
      const { name, frames } = motion;
      const sorted = frames.toSorted((a, b) => a - b);
      return [
        name,
        String(frames.length),
        `${percentile(sorted, 0.5).toFixed(1)} ms`,
        `${percentile(sorted, 0.95).toFixed(1)} ms`,
        percent(lateShare(frames)),
        `≤ ${percent(LATE_BAR)} above ${REFRESH_MS.toFixed(1)} ms  ${missesFrames(motion) ? 'MISSED' : 'met'}`,
      ];
    }),
  ]);
}

/** The share of the frames that missed a refresh of the screen: from 0 to 1. */
function lateShare(frames: readonly number[]): number {
  return frames.filter((time) => time > REFRESH_MS).length / Math.max(1, frames.length);
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).replace(/\.0$/, '')} %`;
}
