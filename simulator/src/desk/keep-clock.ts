import type { Clock } from '@cangkir/core';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { DeskSettings } from '../settings/settings.ts';

/** How long after a change, and how often where time runs fast, the clock is looked at: milliseconds. */
const KEEP_AFTER = 250;

/**
 * Keeps where the clock is, so that a reloaded page continues from there. A clock that stands is
 * kept as it was moved; a fast one again and again, for it leaves the machine's time behind; a real one
 * comes back by itself.
 */
export function keepClock(
  clock: SimulatorClock,
  machine: Pick<Clock, 'setTimeout'>,
  keep: (kept: DeskSettings['clock']) => void,
): void {
  let isDue = false;

  function look(): void {
    isDue = false;
    const mode = clock.mode();
    keep({ mode, start: mode === 'real' ? null : clock.now() });
    if (mode === 'fast') lookLater();
  }

  /** Steps follow one another quickly: they are kept together. */
  function lookLater(): void {
    if (isDue) return;
    isDue = true;
    machine.setTimeout(look, KEEP_AFTER);
  }

  clock.subscribe(lookLater);
  if (clock.mode() === 'fast') lookLater();
}
