import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Mark } from '../mark/mark.tsx';
import { RosettePattern } from '../rosette-pattern/rosette-pattern.tsx';
import Blossom from './blossom.svg?react';
import styles from './wallet-card.module.css';

export interface WalletCardProps {
  /** `espresso` for money, `pandan` for a membership, `aren` for a gift. */
  readonly tone: 'espresso' | 'pandan' | 'aren';
  /** What kind of card it is. */
  readonly label: string;
  /** At the end of the card's head: a `Badge`. */
  readonly status?: ReactNode;
  /** What is on the card: an amount, a code, a name. */
  readonly children: ReactNode;
  /** Small print at the foot. */
  readonly foot?: ReactNode;
}

/** A plastic card with the mark and a kawung rosette. It grows with its text. */
export function WalletCard({ tone, label, status, children, foot }: WalletCardProps) {
  return (
    <div className={classNames(styles.card, styles[tone])}>
      <RosettePattern />
      <Blossom className={styles.blossom} />
      <div className={styles.head}>
        <span className={styles.mark}>
          <Mark size={1.75} />
        </span>
        <span className={styles.label}>{label}</span>
        {status}
      </div>
      <div className={styles.body}>{children}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  );
}
