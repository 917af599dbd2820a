import styles from './coverage.module.css';
import type { Exerciser } from './coverage-lines.ts';

/** Shows by its shape who exercised a cell: full, left half, right half, dashed ring. */
export function CellMark({ by }: { readonly by: Exerciser }) {
  return (
    <svg className={styles.mark} data-by={by} viewBox="0 0 12 12" aria-hidden="true">
      <circle className={styles.ring} cx="6" cy="6" r="4.75" />
      {by === 'both' ? <circle cx="6" cy="6" r="4.75" /> : null}
      {by === 'session' ? <path d="M6 1.25a4.75 4.75 0 0 0 0 9.5z" /> : null}
      {by === 'scenarios' ? <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5z" /> : null}
    </svg>
  );
}
