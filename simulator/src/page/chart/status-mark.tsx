import type { StateStatus } from '../../chart/chart-status.ts';
import { MARK_SHAPES } from '../../chart/mark-shapes.ts';
import styles from './state-chart.module.css';

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
      d={MARK_SHAPES[status]}
    />
  );
}
