import type { BargainPrize } from '@cangkir/core/bargain';
import { Hero } from '@cangkir/react';
import type { ReactNode } from 'react';
import styles from './bargain.module.css';
import { PrizePicture } from './prize-picture.tsx';

interface BargainHeroProps {
  readonly title: string;
  readonly prize: BargainPrize;
  /** Below the title: an icon with a few words. */
  readonly note: ReactNode;
  /** The price. */
  readonly children: ReactNode;
}

/** What is bargained for. */
export function BargainHero({ title, prize, note, children }: BargainHeroProps) {
  return (
    <Hero>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.name}>{title}</h1>
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.picture}>
          <PrizePicture id={prize.id} />
        </div>
      </div>
      {children}
    </Hero>
  );
}
