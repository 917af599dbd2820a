import type { StateStatus } from '../../chart/chart-status.ts';
import styles from './state-chart.module.css';

/** The width and height of a mark. CSS pixels. */
export const MARK_SIZE = 8;

const SHAPES: Readonly<Record<StateStatus, string>> = {
  active: 'M4 0a4 4 0 1 1 0 8a4 4 0 1 1 0 -8',
  next: 'M1 0L8 4L1 8Z',
  visited: 'M0 4.5L3 7.5L8 1',
  failed: 'M0.5 0.5L7.5 7.5M7.5 0.5L0.5 7.5',
};

interface StatusMarkProps {
  readonly status: StateStatus;
  readonly x?: number;
  readonly y?: number;
}

/** Tells by its shape how a machine stands to a state, where a colour cannot. */
export function StatusMark({ status, x = 0, y = 0 }: StatusMarkProps) {
  return (
    <path
      className={styles.mark}
      data-status={status}
      transform={`translate(${x} ${y})`}
      d={SHAPES[status]}
    />
  );
}
