import { machinesDriver } from '../replay/machines/machines-driver.ts';
import { runScenario, type ScenarioResult } from '../replay/run-scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What became of a scenario, and where to look when it failed. */
export interface RunOutcome {
  readonly result: ScenarioResult;
  /** The file in which its trace was kept; null where there is none. */
  readonly trace: string | null;
}

/** Tells one scenario after the other. */
export interface Teller {
  /** @param file Where the scenario stands: what is kept of it is called after this. */
  tell(scenario: Scenario, file: string): Promise<RunOutcome>;
  close(): Promise<void>;
}

/** On the machines alone. */
export const machinesTeller: Teller = {
  tell: async (scenario) => ({ result: await runScenario(scenario, machinesDriver), trace: null }),
  close: async () => {},
};

/** Tells a scenario so often, up to the first time that it does not end as it did at first. */
export async function tellTimes(
  times: number,
  teller: Teller,
  scenario: Scenario,
  file: string,
): Promise<RunOutcome> {
  const first = await teller.tell(scenario, file);
  for (let nth = 2; nth <= times; nth += 1) {
    const { result, trace } = await teller.tell(scenario, file);
    if (JSON.stringify(result) !== JSON.stringify(first.result)) {
      return { result: unlikeFirst(result, nth), trace: trace ?? first.trace };
    }
  }
  return first;
}

function unlikeFirst(result: ScenarioResult, nth: number): ScenarioResult {
  const failure = {
    step: null,
    pointer: '',
    words: `Told ${nth} times, it did not end as it did at first.`,
    difference: null,
    lastInput: null,
  };
  return { ...result, passed: false, failures: [failure, ...result.failures] };
}
