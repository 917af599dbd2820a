import { Animation } from '../animation/animation.tsx';
import styles from './confetti.module.css';
import ConfettiPicture from './confetti.svg?react';

/** Petals that fly up and fall over the nearest positioned ancestor. Taps go through. */
export function Confetti() {
  return (
    <div className={styles.confetti}>
      <Animation load={() => import('./confetti.lottie.json')} still={<ConfettiPicture />} />
    </div>
  );
}
