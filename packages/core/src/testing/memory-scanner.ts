import { fail, type Result, succeed } from '../platform/result.ts';
import type { ScanFailure, Scanner } from '../platform/scanning/scanner.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The outcome of a scan: a delayed text, a failure, or no answer. */
export type ScanOutcome =
  | { readonly text: string; readonly afterMs?: number }
  | { readonly failure: ScanFailure['kind'] }
  | 'never';

/** An in-memory camera. */
export interface MemoryScanner extends Scanner {
  /** Scripts the next scans. Without any, the user closes the camera. */
  next(...outcomes: readonly ScanOutcome[]): void;
  /** How often it was opened. */
  timesOpened(): number;
}

export function createMemoryScanner(clock: VirtualClock): MemoryScanner {
  const scripted: ScanOutcome[] = [];
  let opened = 0;

  return {
    next: (...outcomes) => void scripted.push(...outcomes),
    timesOpened: () => opened,
    scan() {
      opened += 1;
      const outcome = scripted.shift() ?? { failure: 'declined' };
      return new Promise<Result<string, ScanFailure>>((resolve) => {
        if (outcome === 'never') return;
        if ('failure' in outcome) resolve(fail({ kind: outcome.failure }));
        else if (outcome.afterMs === undefined) resolve(succeed(outcome.text));
        else clock.setTimeout(() => resolve(succeed(outcome.text)), outcome.afterMs);
      });
    },
  };
}
