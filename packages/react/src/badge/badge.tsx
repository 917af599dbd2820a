import { classNames } from '../class-names/class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  /** One to three words. */
  readonly children: string;
  readonly tone?: 'neutral' | 'brand' | 'amber' | 'danger';
}

/** A small mark beside a title: new, sold out, 30% off. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
