import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { runScenario } from '../replay/run-scenario.ts';
import type { ScenarioResult } from '../replay/scenario-result.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { nodeSha256 } from './node-sha256.ts';

/** The result of a scenario, and where to look when it failed. */
export interface RunOutcome {
  readonly result: ScenarioResult;
  /** The file with its trace; null if there is none. */
  readonly trace: string | null;
  /** The file with a picture of the screen on which it failed; null if there is none. */
  readonly screenshot: string | null;
}

/** Runs one scenario after the other. */
export interface ScenarioRunner {
  /** Whether it can run scenarios that tap a screen. */
  readonly hasScreen: boolean;
  /** @param file The scenario's file, after which its trace is named. */
  run(scenario: Scenario, file: string): Promise<RunOutcome>;
  close(): Promise<void>;
}

const driver = createMachinesDriver({}, nodeSha256);

/** Runs scenarios on the machines alone. */
export const machinesRunner: ScenarioRunner = {
  hasScreen: false,
  run: async (scenario) => ({
    result: await runScenario(scenario, driver),
    trace: null,
    screenshot: null,
  }),
  close: async () => {},
};

/** Runs a scenario several times, and stops when a result differs from the first one. */
export async function runTimes(
  times: number,
  runner: ScenarioRunner,
  scenario: Scenario,
  file: string,
): Promise<RunOutcome> {
  const first = await runner.run(scenario, file);
  for (let nth = 2; nth <= times; nth += 1) {
    const { result, trace, screenshot } = await runner.run(scenario, file);
    if (JSON.stringify(result) !== JSON.stringify(first.result)) {
      return {
        result: unlikeFirst(result, nth),
        trace: trace ?? first.trace,
        screenshot: screenshot ?? first.screenshot,
      };
    }
  }
  return first;
}

function unlikeFirst(result: ScenarioResult, nth: number): ScenarioResult {
  const failure = {
    step: null,
    pointer: '',
    message: `Run ${nth} did not end as the first run did.`,
    difference: null,
    lastInput: null,
  };
  return { ...result, passed: false, failures: [failure, ...result.failures] };
}
