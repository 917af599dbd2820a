import { Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import styles from './purchase-outcome.module.css';

interface PurchaseOutcomeProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** What became of a purchase: a picture, what happened, and what it is about. */
export function PurchaseOutcome({ picture, title, children }: PurchaseOutcomeProps) {
  return (
    <section className={styles.outcome} role="status">
      <div className={styles.picture}>{picture}</div>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** The texts of its first view: those of a purchase that is paid. */
export type PurchaseOutcomeSlot = 'paid' | 'paidBody';

/** The outcome before it is known. */
export function PurchaseOutcomeSkeleton() {
  return (
    <div className={styles.outcome}>
      <Skeleton shape="circle" width="7rem" height="7rem" />
      <p data-slot={'paid' satisfies PurchaseOutcomeSlot} className={styles.title}>
        <Skeleton width="11rem" />
      </p>
      <p data-slot={'paidBody' satisfies PurchaseOutcomeSlot} className={styles.twoLines}>
        <Skeleton width="14rem" />
      </p>
    </div>
  );
}
