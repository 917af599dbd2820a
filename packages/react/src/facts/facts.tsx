import type { ReactNode } from 'react';
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
    <dl className={styles['facts']}>
      {facts.map(({ icon, label, value }) => (
        <div key={label} className={styles['fact']}>
          <dt className={styles['label']}>
            <span className={styles['icon']}>{icon}</span>
            {label}
          </dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
