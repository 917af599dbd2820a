import { wibIso } from '@cangkir/core';
import type { SimulatorClock } from '../../clock/simulator-clock.ts';
import type { JsonObject } from '../../shared/json-object.ts';

/** How precisely the times of a recording are known, which depends on its clock. */
export interface Precision {
  /** Times are rounded to a multiple of this: milliseconds. */
  readonly roundTo: number;
  /** What is observed this soon after an input needed no time to pass: milliseconds. */
  readonly instant: number;
}

/** The precision of a clock that stands still between steps. */
export const EXACT: Precision = { roundTo: 1, instant: 0 };

/** The precision of a clock that runs by itself, `speed` times as fast as real time. */
export function runningPrecision(speed: number): Precision {
  return { roundTo: 100 * speed, instant: 500 * speed };
}

/** An entry of a recording. */
export type Entry = {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** How precisely that is known: the mode of a clock may change. */
  readonly precision: Precision;
} & (
  | {
      /** Somebody did something, or something was observed to have changed. */
      readonly kind: 'input' | 'observation';
      readonly steps: readonly JsonObject[];
    }
  | {
      /**
       * The clock was set forward to this moment, and everything due until then is due now; or a page was loaded, and
       * what is observed next follows from that.
       */
      readonly kind: 'clock' | 'load';
    }
);

/**
 * Turns the entries of a recording, in the order of their time, into steps with the time between them.
 *
 * @param start When the recording started: milliseconds since the epoch.
 */
export function stepsOf(entries: readonly Entry[], start: number): readonly JsonObject[] {
  const steps: JsonObject[] = [];
  let elapsed = 0;
  let lastInput = 0;

  function advanceTo(time: number): void {
    if (time <= elapsed) return;
    steps.push({ do: 'advance', ms: time - elapsed });
    elapsed = time;
  }

  for (const entry of entries) {
    const at = entry.at - start;
    const { roundTo, instant } = entry.precision;
    if (entry.kind === 'observation') {
      // Round up: what was due before the observation must be due before the expectation.
      if (at - lastInput > instant) advanceTo(Math.ceil(at / roundTo) * roundTo);
      steps.push(...entry.steps);
    } else {
      lastInput = at;
    }
    if (entry.kind === 'clock' && at > elapsed) {
      steps.push({ do: 'advance.to', moment: momentText(entry.at) });
      elapsed = at;
    }
    if (entry.kind === 'input') {
      // Round down: what was not yet due at the input must not be due before its step.
      if (entry.steps.length > 0) advanceTo(Math.floor(at / roundTo) * roundTo);
      steps.push(...entry.steps);
    }
  }
  return steps;
}

/** A moment as scenarios write it: in WIB, with milliseconds only if there are any. */
export function momentText(at: number): string {
  return wibIso(at).replace('.000+', '+');
}

/**
 * The time of a scenario that starts now, as milliseconds since the epoch. The simulator can freeze the moment
 * while its timers run; a scenario has a single time. It follows the timers, so that no waiting is lost, and
 * is never behind the moment.
 */
export function createScenarioTime({
  now,
  timersNow,
}: Pick<SimulatorClock, 'now' | 'timersNow'>): () => number {
  let time = now();
  let counted = timersNow();
  return () => {
    const waited = timersNow() - counted;
    counted += waited;
    time = Math.max(time + waited, now());
    return Math.floor(time);
  };
}
