import { Hero, PackCupsPicture } from '@cangkir/react';
import type { ReactNode } from 'react';
import styles from './packs.module.css';

interface PackHeroProps {
  readonly children: ReactNode;
}

/** What packs are, at the top of their pages: a few words beside three cups. */
export function PackHero({ children }: PackHeroProps) {
  return (
    <Hero>
      <div className={styles.hero}>
        {children}
        <div className={styles.picture}>
          <PackCupsPicture />
        </div>
      </div>
    </Hero>
  );
}
