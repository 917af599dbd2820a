import type { ReactNode } from 'react';
import styles from './demo.module.css';

interface DemoSectionProps {
  /** The names of the components, as in the code. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Where a name in the code breaks on a narrow phone. */
const WORD_START = /(?=[A-Z])/g;

/** Some components under their names. */
export function DemoSection({ title, children }: DemoSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title.replaceAll(WORD_START, '\u200b')}</h2>
      {children}
    </section>
  );
}
