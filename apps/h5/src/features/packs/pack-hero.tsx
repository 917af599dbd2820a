import { Hero, PackCupsPicture } from '@cangkir/react';
import type { ReactNode } from 'react';
import styles from './packs.module.css';

interface PackHeroProps {
  /** Null while the page loads, whose HTML has no room for it. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** What packs are, at the top of their pages: a few words beside three cups. */
export function PackHero({ picture = <PackCupsPicture />, children }: PackHeroProps) {
  return (
    <Hero>
      <div className={styles['hero']}>
        {children}
        <div className={styles['picture']}>{picture}</div>
      </div>
    </Hero>
  );
}
