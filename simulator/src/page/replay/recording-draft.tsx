import { Button, TextField } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { draftFileName, draftText, type ScenarioDraft } from '../../replay/recording/draft.ts';
import {
  type Edited,
  expectObservations,
  type RemovedStep,
  rename,
} from '../../replay/recording/edit-draft.ts';
import { stepLabel } from '../../scenario/step-label.ts';
import { readScenario, type ScenarioProblem } from '../../scenario/validate.ts';
import { copyText } from '../copy-text.ts';
import { saveFile } from '../save-file.ts';
import { useSimulator } from '../simulator-context.tsx';
import styles from './recording.module.css';
import { RecordingStep, type StepKey } from './recording-step.tsx';
import { ScenarioProblems } from './scenario-problems.tsx';

/** The recorded scenario: it can be named, edited step by step, replayed and saved. */
export function RecordingDraft({ draft }: { readonly draft: ScenarioDraft }) {
  const { recording } = useSimulator();
  const removed = useSelector(recording.store, ({ context }) => context.removed.at(-1));
  const [problems, setProblems] = useState<readonly ScenarioProblem[]>([]);
  const [message, setMessage] = useState('');
  const [list, focusLater] = useStepFocus();
  const removedId = useId();

  /** Applies a change. Returns its problem, if any. */
  function take(edited: Edited): readonly ScenarioProblem[] {
    if (edited.ok) recording.store.trigger.changed({ change: { draft: edited.value } });
    return problemsOf(edited);
  }

  function handleEdited(edited: Edited): void {
    setProblems(take(edited));
  }

  function remove(index: number): void {
    focusLater(index, 'remove');
    setProblems(problemsOf(recording.removeStep(index)));
  }

  function undoRemove({ index }: RemovedStep): void {
    focusLater(index, 'remove');
    setProblems(problemsOf(recording.undoRemove()));
  }

  function expectNow(index: number): void {
    const observations = recording.observe();
    if (observations.length === 0)
      setMessage('No phone shows an app, so there is nothing to expect.');
    else handleEdited(expectObservations(draft, index, observations));
  }

  return (
    <>
      <TitleField draft={draft} onEdited={take} />
      <Remarks />
      <ScenarioProblems problems={problems} />
      <ol ref={list} className={styles.steps} aria-label="Steps of the draft">
        {stepsOf(draft).map((step, index) => (
          <RecordingStep
            key={keyOf(draft.steps[index], index)}
            draft={draft}
            index={index}
            step={step}
            onEdited={handleEdited}
            onRemove={() => remove(index)}
            onChanged={(edited) => {
              if (edited.ok) focusLater(index, 'edit');
              return take(edited);
            }}
            onExpect={() => expectNow(index)}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <p className={styles.hint} id={removedId} aria-live="polite">
          {removed === undefined ? '' : removedMessage(draft, removed)}
        </p>
        {removed === undefined ? null : (
          <Button
            variant="secondary"
            aria-describedby={removedId}
            onClick={() => undoRemove(removed)}
          >
            Undo
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => expectNow(draft.steps.length)}>
          Expect the current state
        </Button>
      </div>
      <DraftActions draft={draft} text={message} onSay={setMessage} />
    </>
  );
}

/** Null where there was nothing to edit. */
function problemsOf(edited: Edited | null): readonly ScenarioProblem[] {
  return edited === null || edited.ok ? [] : edited.failure;
}

function removedMessage(draft: ScenarioDraft, { index, step }: RemovedStep): string {
  const [removed] = stepsOf({ ...draft, steps: [step] });
  return `Removed step ${index + 1}${removed === undefined ? '' : `: ${stepLabel(removed)}`}`;
}

interface TitleFieldProps {
  readonly draft: ScenarioDraft;
  readonly onEdited: (edited: Edited) => readonly ScenarioProblem[];
}

/** An empty title stays as typed. */
function TitleField({ draft, onEdited }: TitleFieldProps) {
  const [title, setTitle] = useState(draft.title);
  const [problems, setProblems] = useState<readonly ScenarioProblem[]>([]);

  function handleChange(next: string): void {
    setTitle(next);
    setProblems(onEdited(rename(draft, next)));
  }

  return (
    <>
      <TextField
        label="Title"
        hint={draftFileName(draft)}
        value={title}
        aria-invalid={problems.length > 0}
        onChange={({ target }) => handleChange(target.value)}
      />
      <ScenarioProblems problems={problems} />
    </>
  );
}

/** Events that the scenario could not include. */
function Remarks() {
  const { recording } = useSimulator();
  const remarks = useSelector(recording.store, ({ context }) => context.remarks);
  const titleId = useId();
  if (remarks.length === 0) return null;
  return (
    <div className={styles.remarks}>
      <p className={styles.remarksTitle} id={titleId}>
        Remarks
      </p>
      <ul aria-labelledby={titleId}>
        {[...new Set(remarks)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

interface DraftActionsProps {
  readonly draft: ScenarioDraft;
  /** The result of the last action. */
  readonly text: string;
  readonly onSay: (message: string) => void;
}

/** The actions on the whole draft. */
function DraftActions({ draft, text, onSay }: DraftActionsProps) {
  const { load, run, recording } = useSimulator();

  async function replay(): Promise<void> {
    await load(draftText(draft));
    await run();
  }

  async function copy(): Promise<void> {
    const isCopied = await copyText(draftText(draft));
    onSay(isCopied ? 'Copied.' : 'The browser blocked copying. Save the file instead.');
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => void replay()}>Replay it</Button>
      <Button variant="secondary" onClick={() => saveFile(draftFileName(draft), draftText(draft))}>
        Save file
      </Button>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy
      </Button>
      <Button variant="secondary" onClick={recording.discard}>
        Discard
      </Button>
      <p className={styles.status} role="status">
        {text}
      </p>
    </div>
  );
}

/**
 * Focuses a button of a step after the steps changed, because the button that had the focus is gone. Returns the
 * list's ref and a function that requests the focus.
 */
function useStepFocus() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly index: number; readonly key: StepKey } | null>(null);

  useLayoutEffect(() => {
    const items = list.current?.children;
    if (wanted.current === null || items === undefined) return;
    const { index, key } = wanted.current;
    wanted.current = null;
    if (document.activeElement !== document.body) return;
    const item = items[Math.min(index, items.length - 1)];
    item?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
  });

  const focusLater = (index: number, key: StepKey) => {
    wanted.current = { index, key };
  };
  return [list, focusLater] as const;
}

/** The steps in words; the draft holds them as JSON. */
function stepsOf(draft: ScenarioDraft) {
  const scenario = readScenario(draftText(draft));
  return scenario.ok ? scenario.value.steps : [];
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A moved step keeps its identity and its typed text. */
function keyOf(step: unknown, index: number): number {
  if (typeof step !== 'object' || step === null) return -index;
  const key = keys.get(step) ?? ++lastKey;
  keys.set(step, key);
  return key;
}
