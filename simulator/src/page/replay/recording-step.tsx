import { type SubmitEvent, useState } from 'react';
import {
  changeStep,
  type Edited,
  moveStep,
  removeStep,
  stepText,
} from '../../replay/recording/edit-draft.ts';
import type { ScenarioDraft } from '../../replay/recording/scenario-draft.ts';
import type { Step } from '../../replay/scenario.ts';
import { stepWords } from '../../replay/step-words.ts';
import type { ScenarioProblem } from '../../replay/validate.ts';
import { Button } from '../controls/button.tsx';
import { AreaField } from '../controls/field.tsx';
import styles from './recording.module.css';
import { ScenarioProblems } from './scenario-problems.tsx';

interface RecordingStepProps {
  readonly draft: ScenarioDraft;
  /** Counted from 0. */
  readonly index: number;
  readonly step: Step;
  /** Hears what came of moving or removing it. */
  readonly onEdited: (edited: Edited) => void;
  /** Hears what came of changing it. Returns what is wrong with that. */
  readonly onChanged: (edited: Edited) => readonly ScenarioProblem[];
  readonly onExpect: () => void;
}

/** One step of a draft: in words, and as its JSON to be changed. */
export function RecordingStep(props: RecordingStepProps) {
  const { draft, index, step, onEdited, onChanged, onExpect } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const number = index + 1;
  const isOpen = typed !== null;

  return (
    <li className={styles['step']}>
      <span className={styles['number']}>{number}</span>
      <span className={styles['words']}>{stepWords(step)}</span>
      <span className={styles['keys']}>
        <Button
          aria-label={`Edit step ${number}`}
          aria-expanded={isOpen}
          onClick={() => setTyped(isOpen ? null : stepText(draft, index))}
        >
          Edit
        </Button>
        <Button
          aria-label={`Move step ${number} up`}
          disabled={index === 0}
          onClick={() => onEdited(moveStep(draft, index, index - 1))}
        >
          ↑
        </Button>
        <Button
          aria-label={`Move step ${number} down`}
          disabled={number === draft.steps.length}
          onClick={() => onEdited(moveStep(draft, index, index + 1))}
        >
          ↓
        </Button>
        <Button
          aria-label={`Remove step ${number}`}
          onClick={() => onEdited(removeStep(draft, index))}
        >
          ×
        </Button>
      </span>
      {isOpen ? (
        <StepEditor
          number={number}
          typed={typed}
          onType={setTyped}
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

interface StepEditorProps {
  readonly number: number;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSave: () => readonly ScenarioProblem[];
  readonly onExpect: () => void;
}

function StepEditor({ number, typed, onType, onSave, onExpect }: StepEditorProps) {
  const [problems, setProblems] = useState<readonly ScenarioProblem[]>([]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblems(onSave());
  }

  return (
    <form className={styles['editor']} aria-label={`Step ${number}`} onSubmit={handleSubmit}>
      <AreaField
        label="JSON"
        rows={Math.min(14, typed.split('\n').length + 1)}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <ScenarioProblems problems={problems} />
      <div className={styles['actions']}>
        <Button type="submit">Take over</Button>
        <Button onClick={onExpect}>Expect before it what is seen now</Button>
      </div>
    </form>
  );
}
