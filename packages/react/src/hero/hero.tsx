import type { ReactNode } from 'react';
import { RosettePattern } from '../rosette-pattern/rosette-pattern.tsx';
import styles from './hero.module.css';

/** The band at the top of a screen that says what a person gets: espresso, with the rosette on it. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['hero']}>
      <RosettePattern />
      {children}
    </div>
  );
}
