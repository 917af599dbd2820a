import type { ReactNode } from 'react';
import styles from './countdown.module.css';
import { formatRemaining } from './remaining.ts';
import { type Deadline, useRemainingSeconds } from './use-remaining.ts';

export interface CountdownProps extends Deadline {
  /** Puts the time into a sentence, such as `(time) => t('resendIn', { time })`. The time alone without it. */
  readonly children?: (time: string) => ReactNode;
}

/**
 * The time left until a stored moment, so that a reload keeps it. Screen readers can read it, but do not
 * announce each second.
 */
export function Countdown({ children, ...deadline }: CountdownProps) {
  const time = formatRemaining(useRemainingSeconds(deadline) * 1000);
  return (
    <span role="timer" aria-live="off" className={styles['countdown']}>
      {children ? children(time) : time}
    </span>
  );
}
