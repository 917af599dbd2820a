import type { Backend } from '../backend/backend.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { DeskSettings } from '../settings/settings.ts';

/** Applies the clock settings. */
export function applyClock(
  clock: Pick<SimulatorClock, 'set' | 'setMode'>,
  { mode, start }: DeskSettings['clock'],
): void {
  if (start !== null && mode !== 'real') clock.set(start);
  clock.setMode(mode);
}

/** Applies the claim code to the backend. */
export function applyClaimCode(
  backend: Pick<Backend, 'setConditions'>,
  { claimCode }: Pick<DeskSettings, 'claimCode'>,
): void {
  backend.setConditions({ claimCode });
}
