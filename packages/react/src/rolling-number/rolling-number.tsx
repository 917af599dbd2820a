import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion/use-reduced-motion.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { roll } from './roll.ts';
import styles from './rolling-number.module.css';

export interface RollingNumberProps {
  readonly value: number;
  /** Formats the number and those on the way to it, which are whole. */
  readonly format: (value: number) => string;
}

/** A number that counts from its previous value to its new one. Screen readers get the new one alone. */
export function RollingNumber({ value, format }: RollingNumberProps) {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const jumps = useReducedMotion();

  useEffect(() => {
    function show(next: number): void {
      latest.current = next;
      setShown(next);
    }
    if (!jumps) return roll(latest.current, value, show);
    show(value);
    return undefined;
  }, [value, jumps]);

  return (
    <span className={styles.number}>
      <span aria-hidden="true">{format(shown)}</span>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </span>
  );
}
