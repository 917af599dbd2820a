import type { JsonObject } from '../../shared/json-object.ts';
import { momentText } from './moment-text.ts';
import type { Pace } from './pace.ts';

/** Something of a session. */
export type Entry =
  /** Something was done, as a step says it. */
  | { readonly kind: 'input'; readonly at: number; readonly step: JsonObject }
  /** What was seen to have changed. */
  | { readonly kind: 'sight'; readonly at: number; readonly steps: readonly JsonObject[] }
  /** The clock was set to this moment: what was not due before it is due now. */
  | { readonly kind: 'clock'; readonly at: number }
  /** A page was loaded: what is seen next follows from it. */
  | { readonly kind: 'load'; readonly at: number };

/**
 * Writes a session as the steps of a story, with the time that passes between them.
 *
 * @param entries In the order of their time. `at` is milliseconds since the epoch.
 */
export function stepsOf(
  entries: readonly Entry[],
  start: number,
  { grain, atOnce }: Pace,
): readonly JsonObject[] {
  const steps: JsonObject[] = [];
  let told = 0;
  let lastInput = 0;

  function letPass(until: number): void {
    if (until <= told) return;
    steps.push({ do: 'advance', ms: until - told });
    told = until;
  }

  for (const entry of entries) {
    const at = entry.at - start;
    if (entry.kind === 'sight') {
      // What was due before it was seen must be due before it is expected.
      if (at - lastInput > atOnce) letPass(Math.ceil(at / grain) * grain);
      steps.push(...entry.steps);
    } else {
      lastInput = at;
    }
    if (entry.kind === 'clock' && at > told) {
      steps.push({ do: 'advance.to', moment: momentText(entry.at) });
      told = at;
    }
    if (entry.kind === 'input') {
      // And what was not yet due when it was done must not be due before it.
      letPass(Math.floor(at / grain) * grain);
      steps.push(entry.step);
    }
  }
  return steps;
}
