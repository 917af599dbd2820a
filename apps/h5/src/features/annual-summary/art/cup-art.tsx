import styles from './art.module.css';
import { Vapour } from './parts.tsx';

/** A tower of cups: one after the other they fall into place. */
export function CupArt() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 420"
      width="200"
      height="420"
      preserveAspectRatio="xMidYMax meet"
    >
      <ellipse cx="100" cy="408" rx="92" ry="10" fill="#0f4a38" />
      {CUPS.map(({ y, shift, body, band }, index) => (
        <g key={y} className={styles.drops} style={{ '--delay': `${index * DROP_STEP_MS}ms` }}>
          <g transform={`translate(${100 + shift} ${y})`}>
            <path
              d="M46 14c34-4 32 42-10 40"
              fill="none"
              stroke={body}
              strokeWidth="11"
              strokeLinecap="round"
            />
            <path d="M-52 0H52c2 44-14 66-34 68h-36C-38 66-54 44-52 0Z" fill={body} />
            <path d="M-50 22H50l-3 16h-94Z" fill={band} />
            <g fill={body}>
              <path d="M-24 24l6 6-6 6-6-6ZM0 24l6 6-6 6-6-6ZM24 24l6 6-6 6-6-6Z" />
            </g>
            <ellipse rx="52" ry="10" fill="#fffaf0" />
            <ellipse cy="1" rx="44" ry="7" fill="#5b3320" />
          </g>
        </g>
      ))}
      <g
        className={styles.appears}
        style={{ '--delay': `${CUPS.length * DROP_STEP_MS + DROP_MS / 2}ms` }}
      >
        <g transform="translate(112 34)">
          <Vapour colour="#fdf6e6" />
        </g>
      </g>
    </svg>
  );
}

/** From one cup to the next. Milliseconds. */
const DROP_STEP_MS = 130;

/** How long a cup falls, as `.drops` has it. Milliseconds. */
const DROP_MS = 620;

/** From the lowest cup up. */
const CUPS = [
  { y: 338, shift: 0, body: '#fdf6e6', band: '#c8573a' },
  { y: 264, shift: -8, body: '#f2bd5c', band: '#5b3320' },
  { y: 190, shift: 7, body: '#e89a86', band: '#fdf6e6' },
  { y: 116, shift: -5, body: '#fdf6e6', band: '#e8a33d' },
  { y: 42, shift: 6, body: '#9ad3bd', band: '#17614a' },
] as const;
