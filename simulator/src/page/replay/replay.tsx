import { useSelector } from '@xstate/store-react';
import { NO_STAGE } from '../../replay/driver.ts';
import { useSimulator } from '../simulator-context.tsx';
import { MadeOfReport } from './made-of-report.tsx';
import { Recording } from './recording.tsx';
import styles from './replay.module.css';
import { ScenarioPicker } from './scenario-picker.tsx';
import { ScenarioProblems } from './scenario-problems.tsx';
import { ScenarioRun } from './scenario-run.tsx';
import { UnreadReport } from './unread-report.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePickedText } from './use-picked-text.ts';

/** Runs scenarios on the phones: choose, run, step, and go back. */
export function Replay() {
  const { replay } = useSimulator();
  const { scenario, problems, isMoving } = useSelector(replay.store, ({ context }) => context);
  const { made, unread, pick } = usePickedText();
  const keptFocus = useKeptFocus(scenario === null ? 'picker' : 'run');

  return (
    <div className={styles.replay}>
      <Recording />
      <section className={styles.stage} aria-label="Stage" {...keptFocus}>
        {scenario === null ? (
          <>
            <p className={styles.status} role="status">
              {isMoving ? 'Setting the stage …' : NO_STAGE}
            </p>
            {unread === null ? (
              <ScenarioProblems problems={problems} />
            ) : (
              <UnreadReport message={unread} />
            )}
            <ScenarioPicker onPick={(text) => void pick(text)} />
          </>
        ) : (
          <>
            {made?.draft.id === scenario.id ? <MadeOfReport {...made} /> : null}
            <ScenarioRun scenario={scenario} />
          </>
        )}
      </section>
    </div>
  );
}
