import { useId } from 'react';
import styles from './rosette-pattern.module.css';

/** A petal between the centre and a corner of a tile of 48; the others are turned. */
const PETAL = 'M3 3C15 3 21 9 21 21 9 21 3 15 3 3Z';
const VEIN = 'M8 8C13 9 15 11 16 16';
const TURNS = [0, 90, 180, 270] as const;

/**
 * Kawung, the batik of four petals, as a quiet line pattern in the colour of the text. It fills the
 * nearest positioned ancestor, behind its content.
 */
export function RosettePattern() {
  const id = useId();
  return (
    <svg aria-hidden="true" className={styles.pattern}>
      <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1">
          {TURNS.map((turn) => (
            <g key={turn} transform={`rotate(${turn} 24 24)`}>
              <path d={PETAL} />
              <path d={VEIN} />
            </g>
          ))}
        </g>
        <path d="M24 1.5v3M24 43.5v3M1.5 24h3M43.5 24h3" stroke="currentColor" strokeWidth="1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
