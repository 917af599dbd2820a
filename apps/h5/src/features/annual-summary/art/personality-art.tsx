import type { PersonalityLook } from '@cangkir/core/annual-summary';
import styles from './personality-art.module.css';
import { BACKGROUNDS, LOGOS, PORTRAITS } from './personality-drawings.ts';

/** A personality as a poster that fills its frame: background, portrait and logo. */
export function PersonalityArt({ look }: { readonly look: PersonalityLook }) {
  const Background = BACKGROUNDS[look.background];
  const Portrait = PORTRAITS[look.portrait];
  const Logo = LOGOS[look.logo];
  return (
    <>
      <span className={styles.background}>
        <Background />
      </span>
      <span className={styles.portrait}>
        <Portrait />
      </span>
      <span className={styles.logo}>
        <Logo />
      </span>
    </>
  );
}
