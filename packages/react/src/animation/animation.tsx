import type { PageVisibility } from '@cangkir/core';
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
  /** The still shows until the animation does. An animation that ends as its still begins with nothing. */
  readonly isStillFirst?: boolean;
  readonly loop?: boolean;
  /** Whether the page is hidden. The document knows. */
  readonly visibility?: PageVisibility;
  /** The name for screen readers, which skip an animation without one. */
  readonly label?: string;
}

const DOCUMENT_VISIBILITY: PageVisibility = {
  isHidden: () => document.hidden,
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** A Lottie animation. It plays while it is on the screen; its player loads with the first one. */
export function Animation({
  load,
  still,
  isStillFirst = false,
  loop = false,
  visibility = DOCUMENT_VISIBILITY,
  label,
}: AnimationProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const showsStill = useReducedMotion() || hasFailed;
  const loadFile = useEffectEvent(load);

  useEffect(() => {
    if (showsStill || stage.current === null) return undefined;
    return playOnScreen(stage.current, {
      load: () => loadFile(),
      loop,
      visibility,
      onReady: () => setReady(true),
      onFailure: () => setFailed(true),
    });
  }, [showsStill, loop, visibility]);

  return (
    <div
      className={styles.animation}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className={styles.still} data-shown={showsStill || (isStillFirst && !isReady)}>
        {still}
      </div>
      <div ref={stage} className={styles.stage} data-shown={isReady} />
    </div>
  );
}
