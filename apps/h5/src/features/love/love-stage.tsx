import styles from './love.module.css';

interface LoveStageProps {
  /** How the two cups stand: a little apart, looking for each other, side by side, or turned away. */
  readonly mood: 'shy' | 'searching' | 'together' | 'apart';
}

/** Two cups that may become a couple. */
export function LoveStage({ mood }: LoveStageProps) {
  return (
    <svg className={styles.stage} viewBox="0 0 320 176" data-mood={mood} aria-hidden="true">
      <ellipse className={styles.table} cx="160" cy="156" rx="136" ry="14" />
      {HEARTS.map(([x, y, scale]) => (
        <g
          key={x}
          className={isBetween(x) ? styles.between : undefined}
          transform={`translate(${x} ${y}) scale(${scale})`}
        >
          <path className={styles.heart} d={HEART} />
        </g>
      ))}
      <g transform="translate(104 104)">
        <g className={styles.left}>
          <Cup band="var(--color-brand)" />
        </g>
      </g>
      <g transform="translate(216 104)">
        <g className={styles.right}>
          <g transform="scale(-1 1)">
            <Cup band="var(--color-amber)" />
          </g>
        </g>
      </g>
      <g transform="translate(160 42) scale(3)">
        <path className={styles.bigHeart} d={HEART} />
      </g>
    </svg>
  );
}

/** A heart between the two cups makes room for the large one. */
function isBetween(x: number): boolean {
  return Math.abs(x - 160) < 40;
}

/** A cup with a face about (0, 0), its handle at the left. */
function Cup({ band }: { readonly band: string }) {
  return (
    <>
      <path
        d="M-34-12c-24-2-24 32 4 32"
        fill="none"
        stroke="var(--color-china-shade)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M-38-26h76c0 48-12 74-38 74s-38-26-38-74Z" fill="var(--color-china)" />
      <path d="M-34 18h68c-2 8-4 13-7 17h-54c-3-4-5-9-7-17Z" fill={band} />
      <ellipse cy="-26" rx="38" ry="9" fill="var(--color-china-shade)" />
      <ellipse cy="-25" rx="32" ry="6.5" fill="var(--color-coffee)" />
      <g fill="var(--color-coffee)">
        <circle cx="-13" cy="-2" r="3.5" />
        <circle cx="13" cy="-2" r="3.5" />
      </g>
      <path
        className={styles.mouth}
        d="M-7 6c3 5 11 5 14 0"
        fill="none"
        stroke="var(--color-coffee)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="var(--color-crema)">
        <ellipse cx="-21" cy="6" rx="4" ry="2.5" />
        <ellipse cx="21" cy="6" rx="4" ry="2.5" />
      </g>
    </>
  );
}

/** A heart about (0, 0), 20 high. */
const HEART = 'M0 10C-8 4-12 0-12-5c0-6 9-8 12-1 3-7 12-5 12 1 0 5-4 9-12 15Z';

/** Where the small hearts stand (x, y), and their scale. */
const HEARTS = [
  [38, 64, 0.7],
  [84, 30, 1],
  [128, 56, 0.6],
  [192, 58, 0.7],
  [240, 28, 0.9],
  [284, 68, 0.6],
] as const;
