import { Meter as BaseMeter } from '@base-ui/react/meter';
import { classNames } from '../class-names/class-names.ts';
import barStyles from '../progress-bar/progress-bar.module.css';
import styles from './meter.module.css';

export interface MeterProps {
  /** What is measured. */
  readonly label: string;
  /** From 0 to `max`. */
  readonly value: number;
  readonly max: number;
  /** The value in words, such as "12 left". Beside the label, and for screen readers. */
  readonly valueText: string;
  /** `amber` where it runs out. */
  readonly tone?: 'brand' | 'amber';
}

/** How much there is of something: stock, points to the next level. What goes on by itself is a `ProgressBar`. */
export function Meter({ label, value, max, valueText, tone = 'brand' }: MeterProps) {
  return (
    <BaseMeter.Root
      value={value}
      max={max}
      getAriaValueText={() => valueText}
      className={barStyles.bar}
    >
      <BaseMeter.Label className={barStyles.label}>{label}</BaseMeter.Label>
      <span aria-hidden="true" className={barStyles.value}>
        {valueText}
      </span>
      <BaseMeter.Track className={barStyles.track}>
        <BaseMeter.Indicator
          className={classNames(barStyles.indicator, tone === 'amber' && styles.amber)}
        />
      </BaseMeter.Track>
    </BaseMeter.Root>
  );
}
