import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Mark } from '../mark/mark.tsx';
import { RosettePattern } from '../rosette-pattern/rosette-pattern.tsx';
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
      <Blossom />
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

/** A large kawung rosette that grows over the corner of the card. */
function Blossom() {
  return (
    <svg aria-hidden="true" viewBox="-100 -100 200 200" className={styles.blossom}>
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-96C27-80 40-54 40-34 40-14 22-4 0 0-22-4-40-14-40-34-40-54-27-80 0-96Z" />
          <path d="M0-80C15-68 26-52 26-37 26-24 14-16 0-13-14-16-26-24-26-37-26-52-15-68 0-80Z" />
        </g>
      ))}
    </svg>
  );
}

const TURNS = [45, 135, 225, 315] as const;
