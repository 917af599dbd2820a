import styles from './art.module.css';
import { Line } from './parts.tsx';

/** Two hands that hold out a cup, under petals that fall like a thank-you. */
export function ThanksArt() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 340"
      width="360"
      height="340"
      preserveAspectRatio="xMidYMax meet"
    >
      <circle cx="180" cy="190" r="148" fill="#f6d9bd" />
      <circle cx="180" cy="190" r="112" fill="#f2c79f" />
      {PETALS.map(([x, y, turn, fill], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g className={styles.grows} style={{ '--delay': `${200 + index * 90}ms` }}>
            <path d="M0-18C9-12 11 0 0 18-11 0-9-12 0-18Z" fill={fill} />
            <path d="M0-8v9" stroke="#fbeede" strokeWidth="2" strokeLinecap="round" />
          </g>
        </g>
      ))}
      <g className={styles.climbs}>
        <path d="M244 160c44-6 42 54-8 52" fill="none" stroke="#ffffff" strokeWidth="14" />
        <path d="M104 140h152c0 66-24 100-76 100s-76-34-76-100Z" fill="#ffffff" />
        <path d="M256 140c0 66-24 100-76 100 34-12 46-50 48-100Z" fill="#ecdcc8" />
        <ellipse cx="180" cy="140" rx="76" ry="19" fill="#ffffff" />
        <ellipse cx="180" cy="142" rx="66" ry="14" fill="#6b3f28" />
        <path
          d="M180 153c-22-4-38-8-38-14 0-7 26-8 38-1 12-7 38-6 38 1 0 6-16 10-38 14Z"
          fill="#f3dcbb"
        />
        <path
          d="M180 178c-24 18-20 34-10 36 6 1 10-4 10-8 0 4 4 9 10 8 10-2 14-18-10-36Z"
          fill="#1f7a5c"
          transform="rotate(180 180 198)"
        />
        <path
          d="M-10 340c10-60 60-92 110-102 20-4 36 6 34 18-2 10-16 12-30 16l54 2c24 2 24 24 2 28-60 12-80 18-96 38Z"
          fill="#b97a4e"
        />
        <path
          d="M370 340c-10-60-60-92-110-102-20-4-36 6-34 18 2 10 16 12 30 16l-54 2c-24 2-24 24-2 28 60 12 80 18 96 38Z"
          fill="#c98a5c"
        />
        <Line d="M104 272l-24 8M256 272l24 8" colour="#8f5d3b" width={3} />
        <path
          d="M-10 340c8-40 26-66 52-84l40 56-22 28ZM370 340c-8-40-26-66-52-84l-40 56 22 28Z"
          fill="#17614a"
        />
        <Line d="M36 262l42 56M324 262l-42 56" colour="#e8a33d" width={5} />
      </g>
    </svg>
  );
}

const PETALS = [
  [40, 70, -30, '#1f7a5c'],
  [96, 34, 20, '#e8a33d'],
  [168, 22, -12, '#c8573a'],
  [244, 32, 34, '#1f7a5c'],
  [312, 66, 60, '#e8a33d'],
  [340, 140, 110, '#c8573a'],
  [22, 150, 70, '#c8573a'],
  [132, 78, 48, '#1f7a5c'],
  [222, 84, -40, '#e8a33d'],
] as const;
