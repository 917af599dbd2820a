import styles from './cut-line.module.css';

interface CutLineProps {
  /** How much of it is cut: from 0 to 1. */
  readonly cut: number;
  /** The scissors snip. */
  readonly isCutting: boolean;
  /** It was just cut: a strip of paper falls. */
  readonly hasNews: boolean;
}

/** A tear line with scissors on it, as far as it is cut. What it shows stands beside it in words. */
export function CutLine({ cut, isCutting, hasNews }: CutLineProps) {
  return (
    <div aria-hidden="true" className={styles.line}>
      <span className={styles.dashes} />
      <span className={styles.cut} style={{ transform: `scaleX(${cut})` }} />
      <span className={styles.way} style={{ transform: `translateX(${cut * 100}%)` }}>
        {/* Each cut snips once more. */}
        <span key={cut} className={styles.scissors} data-cutting={isCutting}>
          <Scissors />
          {hasNews ? <span className={styles.strip} /> : null}
        </span>
      </span>
    </div>
  );
}

/** The tear line's place. */
export function CutLineSkeleton() {
  return <div className={styles.line} />;
}

/** Scissors that point to the right, open. */
function Scissors() {
  return (
    <svg role="presentation" viewBox="-20 -16 40 32" width="40" height="32">
      <g className={styles.upper}>
        <path d="M-3-1.500 19-7c-1 4-3 6-7 7L1 3Z" fill="var(--color-ink)" />
        <circle cx="-11" cy="7" r="5.500" fill="none" stroke="var(--color-brand)" strokeWidth="4" />
        <path d="M-8 3-1-1 3 1-6 6Z" fill="var(--color-brand)" />
      </g>
      <g className={styles.lower}>
        <path d="M-3 1.500 19 7c-1-4-3-6-7-7L1-3Z" fill="var(--color-ink-soft)" />
        <circle
          cx="-11"
          cy="-7"
          r="5.500"
          fill="none"
          stroke="var(--color-brand)"
          strokeWidth="4"
        />
        <path d="M-8-3-1 1 3-1-6-6Z" fill="var(--color-brand)" />
      </g>
      <circle r="1.800" fill="var(--color-amber)" />
    </svg>
  );
}
