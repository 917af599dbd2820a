import styles from './segmented-progress.module.css';

export interface SegmentedProgressProps {
  /** What the stages are of. */
  readonly label: string;
  readonly count: number;
  /** The stage that is shown, from 1; 0 before the first. */
  readonly current: number;
  /** The stage in words, such as "Stage 2 of 6". */
  readonly valueText: string;
}

/** The stages of a story, in the colour of the text: filled up to the one that is shown. */
export function SegmentedProgress({ label, count, current, valueText }: SegmentedProgressProps) {
  const stages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={current}
      aria-valuetext={valueText}
      className={styles.segments}
    >
      {stages.map((stage) => (
        <span key={stage} className={styles.segment} data-filled={stage <= current} />
      ))}
    </div>
  );
}
