import type { Driver } from './driver.ts';
import { runScenario, type ScenarioResult } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';

/** Tells scenarios one after the other: what one leaves behind is gone before the next begins. */
export async function replayAll(
  scenarios: readonly Scenario[],
  driver: Driver,
): Promise<readonly ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  for (const scenario of scenarios) results.push(await runScenario(scenario, driver));
  return results;
}
