import type { ReactNode } from 'react';
import styles from './steps.module.css';

export interface Step {
  /** An icon of the kit. */
  readonly icon: ReactNode;
  readonly text: string;
}

export interface StepsProps {
  readonly title: string;
  /** Each text once. */
  readonly steps: readonly Step[];
}

/** How something is done, in a few short steps. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <section className={styles.steps}>
      <h2>{title}</h2>
      <ol>
        {steps.map(({ icon, text }) => (
          <li key={text}>
            <span className={styles.icon}>{icon}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
