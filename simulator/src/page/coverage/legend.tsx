import { CellMark } from './cell-mark.tsx';
import styles from './coverage.module.css';
import type { Exerciser } from './coverage-lines.ts';

const LABELS: readonly { readonly by: Exerciser; readonly label: string }[] = [
  { by: 'both', label: 'Both' },
  { by: 'session', label: 'This session only' },
  { by: 'scenarios', label: 'Scenarios only' },
  { by: 'nobody', label: 'Not yet' },
];

/** What the marks of the table mean. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {LABELS.map(({ by, label }) => (
        <li key={by} className={styles.cell}>
          <CellMark by={by} />
          {label}
        </li>
      ))}
      <li>2 / 5: times here, scenarios</li>
    </ul>
  );
}
