import { fail, type Result, succeed } from '../platform/result.ts';
import type { ScanFailure, Scanner } from '../platform/scanning/scanner.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The outcome of a scan: a delayed text, a failure, or no answer. */
export type ScanFate =
  | { readonly text: string; readonly afterMs?: number }
  | { readonly failure: ScanFailure['kind'] }
  | 'never';

/** An in-memory camera. */
export interface MemoryScanner extends Scanner {
  /** Scripts the next scans. Without any, the user closes the camera. */
  next(...fates: readonly ScanFate[]): void;
  /** How often it was opened. */
  timesOpened(): number;
}

export function createMemoryScanner(clock: VirtualClock): MemoryScanner {
  const turns: ScanFate[] = [];
  let opened = 0;

  return {
    next: (...fates) => void turns.push(...fates),
    timesOpened: () => opened,
    scan() {
      opened += 1;
      const fate = turns.shift() ?? { failure: 'declined' };
      return new Promise<Result<string, ScanFailure>>((resolve) => {
        if (fate === 'never') return;
        if ('failure' in fate) resolve(fail({ kind: fate.failure }));
        else if (fate.afterMs === undefined) resolve(succeed(fate.text));
        else clock.setTimeout(() => resolve(succeed(fate.text)), fate.afterMs);
      });
    },
  };
}
