import { CellMark } from './cell-mark.tsx';
import styles from './coverage.module.css';
import type { Exerciser } from './coverage-lines.ts';

const WORDS: readonly { readonly by: Exerciser; readonly words: string }[] = [
  { by: 'both', words: 'Both' },
  { by: 'session', words: 'This session only' },
  { by: 'scenarios', words: 'Scenarios only' },
  { by: 'nobody', words: 'Not yet' },
];

/** What the marks of the table mean. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {WORDS.map(({ by, words }) => (
        <li key={by} className={styles.cell}>
          <CellMark by={by} />
          {words}
        </li>
      ))}
      <li>2 / 5: times here, scenarios</li>
    </ul>
  );
}
