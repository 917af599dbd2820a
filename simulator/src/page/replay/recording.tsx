import { Button } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import type { RecordingState } from '../../replay/recording/recording.ts';
import { counted } from '../../shared/counted.ts';
import { useSimulator } from '../simulator-context.tsx';
import { useClockMode, useNow } from '../use-now.ts';
import styles from './recording.module.css';
import { RecordingDraft } from './recording-draft.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Records what is done on the desk, and shows the draft that comes of it. */
export function Recording() {
  const { recording, record, stop } = useSimulator();
  const state = useSelector(recording.store, ({ context }) => context);
  const { draft, discarded, since } = state;
  const view = viewOf(state);
  const keptFocus = useKeptFocus(view);

  return (
    <section className={styles.recording} aria-label="Recording" {...keptFocus}>
      <div className={styles.actions}>
        {view === 'idle' ? (
          <Button variant="secondary" onClick={() => void record()}>
            Record
          </Button>
        ) : null}
        {view === 'recording' ? <Button onClick={() => void stop()}>Stop</Button> : null}
        <p className={styles.status} role="status" data-look={view}>
          {textOf(state)}
        </p>
        {view === 'recording' ? <Seconds since={since} /> : null}
        {view === 'idle' && discarded !== null ? (
          <Button variant="secondary" onClick={recording.undoDiscard}>
            Undo
          </Button>
        ) : null}
      </div>
      {view === 'idle' ? (
        <p className={styles.hint}>
          Reloads the page of each phone on the desk, and records everything from there. A second
          phone that is put there later is in the scenario from the start; one that is taken away
          stays in it.
        </p>
      ) : null}
      {view === 'idle' || view === 'recording' ? <ClockHint /> : null}
      {view === 'draft' && draft !== null ? <RecordingDraft draft={draft} /> : null}
    </section>
  );
}

/** How long the recording takes, on the simulator's clock. Unknown while that is frozen. */
function Seconds({ since }: Pick<RecordingState, 'since'>) {
  const mode = useClockMode();
  const seconds = Math.max(0, Math.floor((useNow(1000) - since) / 1000));
  return mode === 'frozen' ? null : <p className={styles.seconds}>{seconds} s</p>;
}

/** A scenario can't freeze its clock. */
function ClockHint() {
  if (useClockMode() !== 'frozen') return null;
  return (
    <p className={styles.hint}>
      The clock is frozen, but time passes in the scenario while you wait.
    </p>
  );
}

type View = RecordingState['status'] | 'draft';

function viewOf({ status, draft }: RecordingState): View {
  return status === 'idle' && draft !== null ? 'draft' : status;
}

function textOf(state: RecordingState): string {
  switch (viewOf(state)) {
    case 'idle':
      return state.discarded === null ? '' : 'The draft was discarded.';
    case 'recording':
      return `Recording: ${counted(state.inputs, 'input', 'inputs')}`;
    case 'verifying':
      return 'Replaying the scenario on the machines …';
    case 'draft':
      return `Draft: ${counted(state.draft?.steps.length ?? 0, 'step', 'steps')}`;
  }
}
