import { useSelector } from '@xstate/store-react';
import { Button } from '../controls/button.tsx';
import { useSimulator } from '../simulator-context.tsx';
import { useNow } from '../use-now.ts';
import styles from './recording.module.css';
import { RecordingDraft } from './recording-draft.tsx';

/** Records what is done on the first phone, and what came of it to be worked on. */
export function Recording() {
  const { recording, record } = useSimulator();
  const { status, draft } = useSelector(recording.store, ({ context }) => context);

  return (
    <section className={styles['recording']} aria-label="Recording">
      {status === 'recording' ? <Running /> : null}
      {status === 'proving' ? (
        <p className={styles['status']} role="status">
          Trying the story on the machines …
        </p>
      ) : null}
      {status === 'idle' && draft === null ? (
        <div className={styles['actions']}>
          <Button onClick={() => void record()}>Record</Button>
          <p className={styles['hint']}>
            Loads the first phone’s page anew, and writes on from there.
          </p>
        </div>
      ) : null}
      {status === 'idle' && draft !== null ? <RecordingDraft draft={draft} /> : null}
    </section>
  );
}

function Running() {
  const { recording, stop } = useSimulator();
  const { since, inputs } = useSelector(recording.store, ({ context }) => context);
  const seconds = Math.max(0, Math.floor((useNow(1000) - since) / 1000));

  return (
    <div className={styles['actions']}>
      <Button look="main" onClick={() => void stop()}>
        Stop
      </Button>
      <p className={styles['status']} data-look="recording">
        <span role="status">Recording: {inputs === 1 ? '1 input' : `${inputs} inputs`}</span>,{' '}
        {seconds} s
      </p>
    </div>
  );
}
