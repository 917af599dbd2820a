import { createPlaywrightDriver } from '../src/replay/browser/playwright-driver.ts';
import { runScenario } from '../src/replay/run-scenario.ts';
import type { ScenarioResult } from '../src/replay/scenario-result.ts';
import { readScenario } from '../src/scenario/validate.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** Runs a scenario's text on a driver. */
export function runOn(
  text: string,
  driver: Parameters<typeof runScenario>[1],
): Promise<ScenarioResult> {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(`The story is none: ${JSON.stringify(scenario.failure)}`);
  return runScenario(scenario.value, driver);
}

/** The result where there is a screen: the machines alone say that they did not check it. */
export function withScreen({ steps, ...result }: ScenarioResult): object {
  const { id, title, passed, failures } = result;
  return { id, title, passed, steps: steps.map(({ unchecked: _, ...step }) => step), failures };
}

/** Runs scenarios in the page itself, one after another, and leaves the last one. Returns their results as JSON. */
export function runInPage({ page }: SimulatorPage, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async (stories) => {
      const results: string[] = [];
      for (const story of stories) {
        await window.simulator?.load(story);
        results.push(JSON.stringify(await window.simulator?.run()));
      }
      await window.simulator?.leave();
      return results;
    },
    [...texts],
  );
}

/** The same by an outside driver, which finds the desk as it was. */
export async function runInPlaywright(
  { page }: SimulatorPage,
  texts: readonly string[],
): Promise<string[]> {
  const driver = createPlaywrightDriver(page);
  const results: string[] = [];
  for (const text of texts) results.push(JSON.stringify(await runOn(text, driver)));
  await driver.leave();
  return results;
}
