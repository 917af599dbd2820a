import { MINUTE_MS } from '@cangkir/core/durations';
import { Button, SegmentedControl, TextField } from '@cangkir/react';
import { type SubmitEvent, useState } from 'react';
import { CLOCK_MODES, type ClockMode, FAST_RATE } from '../../clock/simulator-clock.ts';
import { formatWibField, parseWibField } from '../../clock/wib-field.ts';
import { NumberSetting } from '../number-setting.tsx';
import { usePhone, usePhoneSettings, useSimulator } from '../simulator-context.tsx';
import { useClockMode, useNow } from '../use-now.ts';
import { ClockSteps } from './clock-steps.tsx';
import { optionsOf } from './options-of.ts';
import styles from './panel.module.css';
import { SwitchCard } from './switch-card.tsx';

const MODE_OPTIONS = optionsOf(CLOCK_MODES, {
  real: 'Real',
  frozen: 'Frozen',
  fast: 'Fast',
  stepped: 'Stepped',
});

const MODE_WORDS: Readonly<Record<ClockMode, string>> = {
  real: 'The time of this machine.',
  frozen: 'The moment stands still; timers keep running.',
  fast: `A minute takes ${60 / FAST_RATE} s: the moment and the timers run.`,
  stepped: 'The moment and the timers stand still until you step.',
};

/** How often the shown time is updated. */
const REFRESH_INTERVAL_MS = 250;

/** The largest error of a phone's clock: about ten years, in minutes. */
const MAX_AHEAD_MINUTES = 5_256_000;

const FORMAT = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' } as const;
const WIB = new Intl.DateTimeFormat('en-GB', { ...FORMAT, timeZone: 'Asia/Jakarta' });
const HERE = new Intl.DateTimeFormat('en-GB', FORMAT);

/** The clock of the phones, the native app and the backend. */
export function ClockPanel() {
  const { configure, clock } = useSimulator();
  const phone = usePhone();
  const { clockOffset } = usePhoneSettings();
  const mode = useClockMode();
  const now = useNow(REFRESH_INTERVAL_MS);

  return (
    <SwitchCard name="clock" title="Clock" note={mode === 'real' ? undefined : mode}>
      <SegmentedControl
        label="Mode"
        options={MODE_OPTIONS}
        value={mode}
        onChange={(next) => configure({ clock: { mode: next, start: clock.now() } })}
      />
      <p className={styles.hint}>{MODE_WORDS[mode]}</p>
      <dl className={styles.facts}>
        <dt>Now, WIB</dt>
        <dd>{WIB.format(now)}</dd>
        <dt>The phone’s</dt>
        <dd>{HERE.format(now + clockOffset)}</dd>
      </dl>
      <MomentForm />
      <NumberSetting
        // A text typed for one phone is not for the other.
        key={phone.name}
        label="The phone’s clock is ahead, min"
        hint="For a phone with a wrong clock. Below 0: it is behind."
        min={-MAX_AHEAD_MINUTES}
        max={MAX_AHEAD_MINUTES}
        step="any"
        value={clockOffset / MINUTE_MS}
        onCommit={(next) => phone.configure({ clockOffset: Math.round(next * MINUTE_MS) })}
      />
      {mode === 'stepped' ? <ClockSteps /> : null}
    </SwitchCard>
  );
}

/** Sets the clock to a moment. A clock in real time is frozen there. */
function MomentForm() {
  const { configure, clock } = useSimulator();
  const [typed, setTyped] = useState(() => formatWibField(clock.now()));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const start = parseWibField(typed);
    const mode = clock.mode();
    if (start !== null) configure({ clock: { mode: mode === 'real' ? 'frozen' : mode, start } });
  }

  return (
    <form className={styles.moment} aria-label="Set the clock" onSubmit={handleSubmit}>
      <TextField
        label="Moment"
        hint="WIB. In real time, the clock is frozen there."
        type="datetime-local"
        step={1}
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.actions}>
        <Button variant="secondary" type="submit">
          Set the clock
        </Button>
      </div>
    </form>
  );
}
