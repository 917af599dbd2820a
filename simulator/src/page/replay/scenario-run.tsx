import { Button, SelectField } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import type { Scenario } from '../../scenario/scenario.ts';
import { scenarioLink } from '../../scenario/scenario-link.ts';
import { CopyLink } from '../copy-link.tsx';
import { useSimulator } from '../simulator-context.tsx';
import { ExportRun } from './export-run.tsx';
import styles from './replay.module.css';
import { type Status, statusLabel } from './status-label.ts';
import { StepLine } from './step-line.tsx';
import { useStoredScenarios } from './use-stored-scenarios.ts';

/** How long a run may rest between two steps, in words: milliseconds. */
const PACES = [
  [0, 'As fast as possible'],
  [300, 'Fast: 0.3 s a step'],
  [1000, 'Slow: 1 s a step'],
  [3000, 'Very slow: 3 s a step'],
] as const;

/** The story on stage: what became of each step, and how to go on. */
export function ScenarioRun({ scenario }: { readonly scenario: Scenario }) {
  const { replay } = useSimulator();
  const state = useSelector(replay.store, ({ context }) => context);
  const { text, result, changes, failedScreen, done, isOver, isMoving, breakpoints, pace } = state;
  const isStored = useStoredScenarios()?.some((stored) => stored.text === text) ?? false;

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{scenario.title}</h2>
        <code className={styles.id}>{scenario.id}</code>
      </header>
      <div className={styles.controls} role="toolbar" aria-label="Replay">
        {/* Two buttons in two places: pressing one twice never presses the other. */}
        <Button aria-disabled={isMoving} onClick={() => void replay.run()}>
          {isOver ? 'Run again' : 'Run'}
        </Button>
        <Button variant="secondary" aria-disabled={!isMoving} onClick={replay.pause}>
          Pause
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isMoving || isOver}
          onClick={() => void replay.step()}
        >
          Step
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isMoving || changes.length === 0}
          onClick={() => void replay.back()}
        >
          Step back
        </Button>
        <ExportRun scenario={scenario} text={text} isMoving={isMoving} />
        <Button variant="secondary" aria-disabled={isMoving} onClick={() => void replay.leave()}>
          Leave
        </Button>
      </div>
      <SelectField
        label="Pace"
        value={pace}
        onChange={({ target }) =>
          replay.store.trigger.changed({ change: { pace: Number(target.value) } })
        }
      >
        {PACES.map(([ms, label]) => (
          <option key={ms} value={ms}>
            {label}
          </option>
        ))}
      </SelectField>
      {isStored ? (
        <CopyLink
          key={done}
          link={() => scenarioLink({ scenario: scenario.id, step: done + 1 }, location.href)}
        />
      ) : null}
      <p className={styles.status} role="status" data-look={lookOf(state)}>
        {statusLabel(state)}
      </p>
      <ol className={styles.steps} aria-label="Steps">
        {result?.steps.map((step) => (
          <StepLine
            key={step.number}
            step={step}
            isNext={!isOver && step.number === done + 1}
            isLast={!isMoving && step.number === changes.length}
            changes={changes[step.number - 1] ?? null}
            failures={result.failures.filter((failure) => failure.step === step.number)}
            hasBreakpoint={breakpoints.includes(step.number)}
            isMoving={isMoving}
          />
        ))}
      </ol>
      {result?.failures
        .filter(({ step }) => step === null)
        .map(({ pointer, message }) => (
          <p key={pointer} className={styles.failure} role="alert">
            {message} <code>{pointer}</code>
          </p>
        ))}
      {failedScreen === null ? null : (
        <details className={styles.screen}>
          <summary>The screen as the step failed</summary>
          <pre>{failedScreen}</pre>
        </details>
      )}
    </>
  );
}

function lookOf({ result, isOver }: Status): 'passed' | 'failed' | 'open' {
  if (!isOver) return 'open';
  return result?.passed === true ? 'passed' : 'failed';
}
