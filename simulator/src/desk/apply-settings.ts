import type { Backend } from '../backend/backend.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { DeskSettings } from '../settings/settings.ts';

/** Puts the clock where it is set to be. */
export function applyClock(
  clock: Pick<SimulatorClock, 'set' | 'setMode'>,
  { mode, start }: DeskSettings['clock'],
): void {
  if (start !== null && mode !== 'real') clock.set(start);
  clock.setMode(mode);
}

/** Lets the backend answer claims as it is set. */
export function applyClaimCode(
  backend: Pick<Backend, 'setConditions'>,
  { claimCode }: Pick<DeskSettings, 'claimCode'>,
): void {
  backend.setConditions({ claimCode });
}
