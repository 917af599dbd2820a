import { Progress } from '@base-ui/react/progress';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is in progress. */
  readonly label: string;
  /** From 0 to `max`. Null while nobody knows. */
  readonly value: number | null;
  readonly max: number;
  /** The value in words, such as "2 of 5". Beside the label, and for screen readers. */
  readonly valueText: string;
}

/** How far something that will end has come: an upload, the steps of a campaign. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  return (
    <Progress.Root
      value={value}
      max={max}
      getAriaValueText={() => valueText}
      className={styles.bar}
    >
      <Progress.Label className={styles.label}>{label}</Progress.Label>
      <span aria-hidden="true" className={styles.value}>
        {valueText}
      </span>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.indicator} />
      </Progress.Track>
    </Progress.Root>
  );
}
