import { Button, TextAreaField } from '@cangkir/react';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import type { ScenarioDraft } from '../../replay/recording/draft.ts';
import { changeStep, type Edited, moveStep, stepText } from '../../replay/recording/edit-draft.ts';
import type { Step } from '../../scenario/step.ts';
import { stepLabel } from '../../scenario/step-label.ts';
import type { ScenarioProblem } from '../../scenario/validate.ts';
import { takeFocus } from '../take-focus.ts';
import styles from './recording.module.css';
import { ScenarioProblems } from './scenario-problems.tsx';

/** The buttons of a step that may disappear when pressed. */
export type StepKey = 'edit' | 'remove';

interface RecordingStepProps {
  readonly draft: ScenarioDraft;
  /** Counted from 0. */
  readonly index: number;
  readonly step: Step;
  /** Gets the result of moving the step. */
  readonly onEdited: (edited: Edited) => void;
  readonly onRemove: () => void;
  /** Gets the result of changing the step. Returns its problem, if any. */
  readonly onChanged: (edited: Edited) => readonly ScenarioProblem[];
  readonly onExpect: () => void;
}

/** One step of a draft: in words, and as JSON in its editor. */
export function RecordingStep(props: RecordingStepProps) {
  const { draft, index, step, onEdited, onRemove, onChanged, onExpect } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const number = index + 1;
  const isOpen = typed !== null;
  const editKey = useRef<HTMLButtonElement>(null);

  function close(): void {
    setTyped(null);
    editKey.current?.focus();
  }

  return (
    <li className={styles.step}>
      <span className={styles.number}>{number}</span>
      <span className={styles.label}>{stepLabel(step)}</span>
      <span className={styles.keys}>
        <Button
          variant="secondary"
          ref={editKey}
          data-key={'edit' satisfies StepKey}
          aria-label={`Edit step ${number}`}
          aria-expanded={isOpen}
          onClick={() => setTyped(isOpen ? null : stepText(draft, index))}
        >
          Edit
        </Button>
        <MoveKey
          label={`Move step ${number} up`}
          isAtEnd={index === 0}
          onMove={() => onEdited(moveStep(draft, index, index - 1))}
        >
          ↑
        </MoveKey>
        <MoveKey
          label={`Move step ${number} down`}
          isAtEnd={number === draft.steps.length}
          onMove={() => onEdited(moveStep(draft, index, index + 1))}
        >
          ↓
        </MoveKey>
        <Button
          variant="secondary"
          data-key={'remove' satisfies StepKey}
          aria-label={`Remove step ${number}`}
          onClick={onRemove}
        >
          ×
        </Button>
      </span>
      {isOpen ? (
        <StepEditor
          number={number}
          typed={typed}
          onType={setTyped}
          onClose={close}
          onSave={() => {
            const problems = onChanged(changeStep(draft, index, typed));
            if (problems.length === 0) setTyped(null);
            return problems;
          }}
          onExpect={onExpect}
        />
      ) : null}
    </li>
  );
}

interface MoveKeyProps {
  readonly label: string;
  /** Whether the step is the first or the last. */
  readonly isAtEnd: boolean;
  readonly onMove: () => void;
  readonly children: string;
}

/** At the end of the list the button does nothing, and keeps the focus. */
function MoveKey({ label, isAtEnd, onMove, children }: MoveKeyProps) {
  return (
    <Button variant="secondary" aria-label={label} aria-disabled={isAtEnd} onClick={onMove}>
      {children}
    </Button>
  );
}

interface StepEditorProps {
  readonly number: number;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
  readonly onSave: () => readonly ScenarioProblem[];
  readonly onExpect: () => void;
}

function StepEditor({ number, typed, onType, onClose, onSave, onExpect }: StepEditorProps) {
  const [problems, setProblems] = useState<readonly ScenarioProblem[]>([]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblems(onSave());
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose();
  }

  return (
    <form
      className={styles.editor}
      aria-label={`Step ${number}`}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <TextAreaField
        ref={takeFocus}
        label="JSON"
        aria-invalid={problems.length > 0}
        rows={Math.min(14, typed.split('\n').length + 1)}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <ScenarioProblems problems={problems} />
      <div className={styles.actions}>
        <Button variant="secondary" type="submit">
          Apply
        </Button>
        <Button variant="secondary" onClick={onExpect}>
          Expect the current state before this step
        </Button>
      </div>
    </form>
  );
}
