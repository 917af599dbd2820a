import type { Clock } from '@cangkir/core';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { DeskSettings } from '../settings/settings.ts';

/** The delay after a change, and the interval of a fast clock. */
const SAVE_DELAY_MS = 250;

/**
 * Saves the clock's moment, so that a reloaded page continues there. A stopped clock is saved after each move, a fast
 * one repeatedly. A real one needs no saving.
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
    if (mode === 'fast') saveLater();
  }

  /** Batches the saves of quick steps. */
  function saveLater(): void {
    if (isDue) return;
    isDue = true;
    machine.setTimeout(look, SAVE_DELAY_MS);
  }

  clock.subscribe(saveLater);
  if (clock.mode() === 'fast') saveLater();
}
