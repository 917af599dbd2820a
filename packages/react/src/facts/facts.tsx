import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './facts.module.css';

export interface Fact {
  /** An icon of the kit. */
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: ReactNode;
}

export interface FactsProps {
  /** Each label once. */
  readonly facts: readonly Fact[];
}

/** What is to know about a thing, line by line: minimum spend, valid for, where. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(({ icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>
            <span className={styles.icon}>{icon}</span>
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The placeholder of loading {@link Facts}. Goes inside a `Loading`. */
export function FactsSkeleton({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change.
    <div key={line} className={styles.fact}>
      <Skeleton width="35%" />
      <Skeleton width="60%" />
    </div>
  ));
}
