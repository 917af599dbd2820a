import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './amount.module.css';

export interface AmountProps {
  /** Already formatted for the market, such as the core's `formatPrice(25000, 'ID')`; its skeleton until then. */
  readonly children: ReactNode;
  /** `large` where the amount is what the screen is about. */
  readonly size?: 'regular' | 'large';
}

/** An amount of money: digits of one width, never broken over two lines. */
export function Amount({ children, size = 'regular' }: AmountProps) {
  return (
    <span className={classNames(styles.amount, size === 'large' && styles.large)}>{children}</span>
  );
}
