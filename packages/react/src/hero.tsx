import type { ReactNode } from 'react';
import styles from './hero.module.css';
import { RosettePattern } from './rosette-pattern.tsx';

/** The band at the top of a screen that says what a person gets: espresso, with the rosette on it. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['hero']}>
      <RosettePattern />
      {children}
    </div>
  );
}
