import { readScenario } from '../../scenario/validate.ts';
import type { Driver } from '../driver.ts';
import { runScenario, type ScenarioResult } from '../run-scenario.ts';
import { isAsleep, leaveOut } from './leave-out.ts';
import type { Story } from './recorder.ts';
import { draftText, type ScenarioDraft } from './scenario-draft.ts';

/** Of so many seeds, one lets chance decide as it did in the session, unless that was rare. */
const SEEDS = 64;

/** How often a story is told in search of such a seed, all in all. */
const MOST_RUNS = 300;

/**
 * Tells a story on a driver, and makes it one that passes there. Where chance decided, another seed may decide
 * alike. What is seen otherwise is not expected, and what nobody asks for is not promised: the remarks say what
 * was left out, and which step can't be taken at all.
 *
 * @param seeds How many are tried.
 */
export async function proveStory(story: Story, driver: Driver, seeds = SEEDS): Promise<Story> {
  let runs = 0;

  function tell(draft: ScenarioDraft): Promise<ScenarioResult> {
    const scenario = readScenario(draftText(draft));
    if (!scenario.ok) throw new Error(`No scenario: ${JSON.stringify(scenario.failure)}`);
    runs += 1;
    return runScenario(scenario.value, driver);
  }

  /** The first seed that leads furthest, and further than this result. */
  async function findLuckier(draft: ScenarioDraft, result: ScenarioResult) {
    let best = { draft, result };
    for (let seed = 1; seed <= seeds && runs < MOST_RUNS && !best.result.passed; seed += 1) {
      const other = { ...draft, seed };
      const told = await tell(other);
      if (stepsDone(told) > stepsDone(best.result)) best = { draft: other, result: told };
    }
    return best;
  }

  async function prove({ draft, remarks }: Story): Promise<Story> {
    const result = await tell(draft);
    if (result.passed) return { draft, remarks };
    const luckier = result.failures.every(isAsleep)
      ? { draft, result }
      : await findLuckier(draft, result);
    if (luckier.result.passed) return { draft: luckier.draft, remarks };
    const shorter = leaveOut(luckier.draft, luckier.result);
    const told = { draft: shorter.draft, remarks: [...remarks, ...shorter.remarks] };
    return shorter.isSame ? told : prove(told);
  }

  return prove(story);
}

function stepsDone({ steps }: ScenarioResult): number {
  return steps.filter(({ status }) => status === 'ok').length;
}
