import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion/use-reduced-motion.ts';
import styles from './animation.module.css';
import { type LoadLottie, playOnScreen } from './player.ts';

export interface AnimationProps {
  /** Loads the Lottie file. It is called once: give another animation another `key`. */
  readonly load: LoadLottie;
  /**
   * The picture for reduced motion, and for when the animation can't load. It reserves the space of the animation,
   * so both have the same proportions.
   */
  readonly still: ReactNode;
  readonly loop?: boolean;
  /** Called when the animation ends, or when the still takes its place. */
  readonly onComplete?: () => void;
  /** The name for screen readers, which skip an animation without one. */
  readonly label?: string;
}

/** A Lottie animation. It plays while it is on the screen; its player loads with the first one. */
export function Animation({ load, still, loop = false, onComplete, label }: AnimationProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const showsStill = useReducedMotion() || hasFailed;
  const handleComplete = useEffectEvent(() => onComplete?.());
  const loadFile = useEffectEvent(load);

  useEffect(() => {
    if (showsStill) handleComplete();
    if (showsStill || stage.current === null) return undefined;
    return playOnScreen(stage.current, {
      load: () => loadFile(),
      loop,
      onComplete: () => handleComplete(),
      onFailure: () => setFailed(true),
    });
  }, [showsStill, loop]);

  return (
    <div
      className={styles.animation}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className={styles.still} data-shown={showsStill}>
        {still}
      </div>
      <div ref={stage} className={styles.stage} />
    </div>
  );
}
