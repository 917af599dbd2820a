import { readScenario } from '../../scenario/validate.ts';
import type { Driver } from '../driver.ts';
import type { ScenarioDraft } from '../recording/draft.ts';
import { beginRun } from '../run-scenario.ts';
import { type Cause, causeOf, refusalsOf, repeatsCause } from './failure-cause.ts';
import { createReproducer } from './reproduce-failure.ts';
import { shrinkDraft } from './shrink-draft.ts';

/**
 * What became of a scenario that is to be shrunk.
 * - `passed`: it has no failure.
 * - `flaky`: run again, it did not end as before. Whatever was left out, nobody could say why it fails.
 * - `shrunk`: the smallest one that was found, and how many runs that took.
 */
export type Shrinking =
  | { readonly kind: 'passed' | 'flaky' }
  | { readonly kind: 'shrunk'; readonly draft: ScenarioDraft; readonly runs: number };

/** Runs a scenario twice. If it fails in the same way both times, leaves out of it all that has no part in that. */
export async function shrinkFailure(draft: ScenarioDraft, driver: Driver): Promise<Shrinking> {
  const first = await firstCause(draft, driver);
  const second = await firstCause(draft, driver);
  if (first === null && second === null) return { kind: 'passed' };
  if (first === null || second === null || !repeatsCause(second, first)) return { kind: 'flaky' };
  const reproducer = createReproducer(first, driver);
  const smallest = await shrinkDraft(draft, reproducer);
  return { kind: 'shrunk', draft: smallest, runs: reproducer.runs() };
}

/** The cause of the first failure. Null if there is none. */
async function firstCause(draft: ScenarioDraft, driver: Driver): Promise<Cause | null> {
  const scenario = readScenario(JSON.stringify(draft));
  if (!scenario.ok) throw new Error(`No scenario: ${JSON.stringify(scenario.failure)}`);
  const run = await beginRun(scenario.value, driver);
  try {
    while (!run.isOver()) await run.step();
    const [failure] = run.result().failures;
    if (failure === undefined) return null;
    return {
      text: causeOf(failure, scenario.value),
      refusals: await refusalsOf(scenario.value, run.observe),
    };
  } finally {
    await run.close();
  }
}
