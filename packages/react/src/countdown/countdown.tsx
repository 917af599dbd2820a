import type { ReactNode } from 'react';
import styles from './countdown.module.css';
import { formatRemaining } from './remaining.ts';
import { type Deadline, useRemainingSeconds } from './use-remaining.ts';

const DAY_SECONDS = 24 * 60 * 60;

export interface CountdownProps extends Deadline {
  /** Puts the time into a sentence, such as `(time) => t('resendIn', { time })`. The time alone without it. */
  readonly children?: (time: string) => ReactNode;
  /** Says the days that are left, while that is more than one: nobody waits for the seconds then. */
  readonly days?: (count: number) => ReactNode;
}

/**
 * The time left until a stored moment, so that a reload keeps it. Screen readers can read it, but do not
 * announce each second.
 */
export function Countdown({ children, days, ...deadline }: CountdownProps) {
  const seconds = useRemainingSeconds(deadline, { isCoarse: days !== undefined });
  const time = formatRemaining(seconds * 1000);
  const text = children ? children(time) : time;
  return (
    <span role="timer" aria-live="off" className={styles.countdown}>
      {days && seconds > DAY_SECONDS ? days(Math.round(seconds / DAY_SECONDS)) : text}
    </span>
  );
}
