import { createPlaywrightDriver } from '../src/replay/browser/playwright-driver.ts';
import { runScenario, type ScenarioResult } from '../src/replay/run-scenario.ts';
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

/** Runs in the page itself, and by an outside driver, which finds the desk as it was. */
export async function runInBrowser({ page }: SimulatorPage, text: string) {
  const byPage = await page.evaluate(async (story) => {
    await window.simulator?.load(story);
    const result = await window.simulator?.run();
    await window.simulator?.leave();
    return result;
  }, text);
  const byPlaywright = await runOn(text, createPlaywrightDriver(page));
  return { byPage: JSON.stringify(byPage), byPlaywright: JSON.stringify(byPlaywright) };
}
