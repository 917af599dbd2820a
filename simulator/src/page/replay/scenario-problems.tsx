import type { ScenarioProblem } from '../../scenario/validate.ts';
import styles from './replay.module.css';

/** Why a file is not a scenario, and where. */
export function ScenarioProblems({ problems }: { readonly problems: readonly ScenarioProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="alert">
      <p className={styles.verdict}>This is not a scenario.</p>
      <ul>
        {problems.map(({ pointer, line, message }) => (
          <li key={`${pointer} ${message}`}>
            {message} <code>{pointer || 'the whole file'}</code>
            {line === null ? null : `, line ${line}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
