import type { ReactNode } from 'react';
import styles from './mine.module.css';

interface MineSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A list of the account, under its heading. */
export function MineSection({ title, children }: MineSectionProps) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
