import { Button } from '@cangkir/react';
import { useEffect, useRef } from 'react';
import type { Failure, StepResult } from '../../replay/scenario-result.ts';
import type { Change } from '../../replay/session/step-changes.ts';
import { MARKS } from '../../report/marks.ts';
import { useSimulator } from '../simulator-context.tsx';
import styles from './replay.module.css';
import { StepChanges } from './step-changes.tsx';

interface StepLineProps {
  readonly step: StepResult;
  readonly isNext: boolean;
  /** Whether it was run last. */
  readonly isLast: boolean;
  /** What it changed; null before it is run. */
  readonly changes: readonly Change[] | null;
  readonly failures: readonly Failure[];
  readonly hasBreakpoint: boolean;
  readonly isMoving: boolean;
}

/** One step: its result, what it changed, and its breakpoint. */
export function StepLine(props: StepLineProps) {
  const { step, isNext, isLast, changes, failures, hasBreakpoint, isMoving } = props;
  const { replay } = useSimulator();
  const { number, label, status } = step;
  const line = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isNext) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isNext]);

  return (
    <li
      ref={line}
      className={styles.step}
      data-status={status}
      aria-current={isNext ? 'step' : undefined}
    >
      <button
        type="button"
        className={styles.breakpoint}
        aria-pressed={hasBreakpoint}
        aria-label={`Breakpoint before step ${number}`}
        onClick={() => replay.store.trigger.breakpointToggled({ number })}
      />
      <span className={styles.mark} role="img" aria-label={MARKS[status].label}>
        {MARKS[status].mark}
      </span>
      <span className={styles.number}>{number}</span>
      <span className={styles.label}>{label}</span>
      <Button
        variant="secondary"
        aria-label={`To here: step ${number}`}
        aria-disabled={isMoving}
        onClick={() => void replay.runTo(number)}
      >
        To here
      </Button>
      {changes === null ? null : <StepChanges changes={changes} isOpen={isLast} />}
      {failures.map((failure) => (
        <Difference key={failure.pointer} failure={failure} />
      ))}
    </li>
  );
}

function Difference({
  failure: { message, pointer, difference, lastInput },
}: {
  readonly failure: Failure;
}) {
  return (
    <div className={styles.failure} role="alert">
      <p>{message}</p>
      <dl className={styles.difference}>
        <dt>At</dt>
        <dd>
          <code>{pointer}</code>
        </dd>
        {difference === null ? null : (
          <>
            <dt>Expected</dt>
            <dd>
              <code>{JSON.stringify(difference.expected)}</code>
            </dd>
            <dt>Got</dt>
            <dd>
              {'gotMessage' in difference ? (
                difference.gotMessage
              ) : (
                <code>{JSON.stringify(difference.got)}</code>
              )}
            </dd>
          </>
        )}
        {lastInput === null ? null : (
          <>
            <dt>Last input</dt>
            <dd>
              step {lastInput.number}, {lastInput.label}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
