import type { ReactNode } from 'react';
import { RosettePattern } from '../rosette-pattern/rosette-pattern.tsx';
import styles from './hero.module.css';

interface HeroProps {
  readonly children: ReactNode;
  /** At the top end, behind the content: a `HotCoffeePicture`. */
  readonly picture?: ReactNode;
}

/** The band at the top of a screen that says what a person gets: espresso, with the rosette on it. */
export function Hero({ children, picture }: HeroProps) {
  return (
    <div className={styles.hero}>
      <RosettePattern />
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      {children}
    </div>
  );
}
