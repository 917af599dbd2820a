import type { ReactNode } from 'react';
import styles from './demo.module.css';

interface DemoSectionProps {
  /** The names of the components, as in the code. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Some components under their names. */
export function DemoSection({ title, children }: DemoSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
