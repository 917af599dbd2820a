import { useId } from 'react';
import styles from './rosette-pattern.module.css';

/** A petal with its vein, between the centre and a corner of a tile of 48. */
const PETAL = 'M3 3C15 3 21 9 21 21 9 21 3 15 3 3ZM8 8C13 9 15 11 16 16';

/** A tile: four petals, and a dash between each two. One path, for a list has many such patterns. */
const TILE = `${[0, 1, 2, 3].map(turned).join('')}M24 1.5v3M24 43.5v3M1.5 24h3M43.5 24h3`;

/** The petal, turned about the centre by quarters. */
function turned(quarters: number): string {
  return PETAL.replace(/(\d+) (\d+)/g, (_, left: string, top: string) => {
    let [x, y] = [Number(left) - 24, Number(top) - 24];
    for (let quarter = 0; quarter < quarters; quarter += 1) [x, y] = [-y, x];
    return `${x + 24} ${y + 24}`;
  });
}

/**
 * Kawung, the batik of four petals, as a quiet line pattern in the colour of the text. It fills the
 * nearest positioned ancestor, behind its content.
 */
export function RosettePattern() {
  const id = useId();
  return (
    <svg aria-hidden="true" className={styles.pattern}>
      <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
        <path d={TILE} fill="none" stroke="currentColor" strokeWidth="1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
