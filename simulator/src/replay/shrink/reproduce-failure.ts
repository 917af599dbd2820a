import type { Scenario } from '../../scenario/scenario.ts';
import { readScenario } from '../../scenario/validate.ts';
import { type Driver, type Stage, StageError } from '../driver.ts';
import { setStage } from '../on-stage.ts';
import { draftText, type ScenarioDraft } from '../recording/draft.ts';
import { refused, runStep, unusedOverrides } from '../run-step.ts';
import type { Found } from '../scenario-result.ts';
import { type Cause, causeOf, refusalsOf, repeatsCause } from './failure-cause.ts';

/** Runs drafts, and says which part of each fails for one cause. */
export interface FailureReproducer {
  /** The draft without the steps that have no part in the failure. Null if it does not fail for this cause. */
  reproduce(draft: ScenarioDraft): Promise<ScenarioDraft | null>;
  /** How often a scenario was run. */
  runs(): number;
}

/** Remembers each draft: those of a search repeat. */
export function createReproducer(cause: Cause, driver: Driver): FailureReproducer {
  const known = new Map<string, ScenarioDraft | null>();
  let runs = 0;

  /** The steps that were done, and then the failure. Null if it did not fail for this cause. */
  async function failingSteps(scenario: Scenario): Promise<readonly number[] | null> {
    runs += 1;
    return runPastOthers(scenario, driver, async (found, observe) => {
      if (found.length === 0) return false;
      const refusals = await refusalsOf(scenario, observe);
      return found.some((one) => repeatsCause({ text: causeOf(one, scenario), refusals }, cause));
    });
  }

  async function tryOut(draft: ScenarioDraft): Promise<ScenarioDraft | null> {
    const scenario = readScenario(draftText(draft));
    if (!scenario.ok) return null;
    const kept = await failingSteps(scenario.value);
    if (kept === null) return null;
    if (kept.length === draft.steps.length) return draft;
    const fewer = { ...draft, steps: kept.map((index) => draft.steps[index]) };
    // A step that failed for another reason may have done something all the same.
    return isCutAfterFailure(kept) ? fewer : remembered(fewer);
  }

  async function remembered(draft: ScenarioDraft): Promise<ScenarioDraft | null> {
    const text = draftText(draft);
    const found = known.get(text);
    if (found !== undefined) return found;
    const tried = await tryOut(draft);
    known.set(text, tried);
    if (tried !== null) known.set(draftText(tried), tried);
    return tried;
  }

  return { reproduce: remembered, runs: () => runs };
}

/** Whether the steps are the first ones: only what follows the failure is left out. */
function isCutAfterFailure(kept: readonly number[]): boolean {
  return kept.every((index, place) => index === place);
}

/** Whether a failure is wanted, of all that was found at once, as the stage is then. */
type IsWanted = (found: readonly Found[], observe: Stage['observe']) => Promise<boolean>;

/** Runs a scenario, going on after other failures, up to one that is wanted. Returns the steps that were done until then. */
async function runPastOthers(
  scenario: Scenario,
  driver: Driver,
  isWanted: IsWanted,
): Promise<readonly number[] | null> {
  const opened = await setStage(scenario, driver);
  if ('message' in opened) {
    const noStage = async () => {
      throw new StageError(opened);
    };
    return (await isWanted([refused(null, '', opened)], noStage)) ? [] : null;
  }
  try {
    return await runOn(opened, scenario, isWanted);
  } finally {
    await opened.close();
  }
}

async function runOn(
  stage: Stage,
  scenario: Scenario,
  isWanted: IsWanted,
): Promise<readonly number[] | null> {
  const done: number[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const found = await runStep(step, index, stage);
    if (await isWanted(found, stage.observe)) return [...done, index];
    if (found.length === 0) done.push(index);
  }
  const unused = unusedOverrides(scenario, await stage.observe('unusedOverrides'));
  return (await isWanted(unused, stage.observe)) ? done : null;
}
