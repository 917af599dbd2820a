import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@cangkir/core/durations';
import { Button } from '@cangkir/react';
import { useId, useState } from 'react';
import { useSimulator } from '../simulator-context.tsx';
import styles from './panel.module.css';

/** A long step fires the timers in coarser grains, so that it takes less time. Milliseconds. */
const STEPS = [
  { label: '+1 s', ms: SECOND_MS, grain: 0 },
  { label: '+1 min', ms: MINUTE_MS, grain: 0 },
  { label: '+1 h', ms: HOUR_MS, grain: MINUTE_MS },
  { label: '+1 day', ms: 24 * HOUR_MS, grain: 15 * MINUTE_MS },
] as const;

/** The message for each status. */
const LABELS = {
  idle: null,
  stepping: 'Stepping …',
  restless: 'The page did not settle: the step ended early.',
  'nothing due': 'Nothing is due.',
} as const;

/** Advances a stepped clock. */
export function ClockSteps() {
  const { clock } = useSimulator();
  const titleId = useId();
  const [status, setStatus] = useState<keyof typeof LABELS>('idle');

  async function step(move: () => Promise<typeof status>) {
    if (status === 'stepping') return;
    setStatus('stepping');
    // A page that never settles stops the clock where it is.
    setStatus(await move().catch(() => 'restless' as const));
  }

  async function stepBy(ms: number, grain: number) {
    await clock.advance(ms, grain);
    return 'idle' as const;
  }

  async function stepToNext() {
    return (await clock.advanceToNext()) ? 'idle' : 'nothing due';
  }

  return (
    <fieldset className={styles.steps} aria-labelledby={titleId} aria-busy={status === 'stepping'}>
      <p className={styles.formTitle} id={titleId}>
        Step
      </p>
      <div className={styles.actions}>
        {STEPS.map(({ label, ms, grain }) => (
          <Button variant="secondary" key={label} onClick={() => step(() => stepBy(ms, grain))}>
            {label}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => step(stepToNext)}>
          Next deadline
        </Button>
      </div>
      <p className={styles.hint} role="status">
        {LABELS[status]}
      </p>
    </fieldset>
  );
}
