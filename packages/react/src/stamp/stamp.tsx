import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './stamp.module.css';

/** The status of a voucher (specification, section 3). */
export type StampTone = 'claimed' | 'used' | 'ended' | 'notStarted';

export interface StampProps {
  readonly tone: StampTone;
  /** The status in words. */
  readonly label: string;
}

const ICONS = {
  claimed: 'check',
  used: 'cup',
  ended: 'close',
  notStarted: 'clock',
} as const;

/** A status, as an ink stamp that was put on a ticket by hand. */
export function Stamp({ tone, label }: StampProps) {
  return (
    <span className={classNames(styles.stamp, styles[tone])}>
      <Icon name={ICONS[tone]} size={1.25} />
      {label}
    </span>
  );
}
