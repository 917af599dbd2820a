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

/** Runs a scenario in the page itself, and leaves it. Returns its result as JSON. */
async function runInPage({ page }: SimulatorPage, text: string): Promise<string> {
  const result = await page.evaluate(async (story) => {
    await window.simulator?.load(story);
    const ended = await window.simulator?.run();
    await window.simulator?.leave();
    return ended;
  }, text);
  return JSON.stringify(result);
}

/** The same by an outside driver, which finds the desk as it was. */
async function runInPlaywright({ page }: SimulatorPage, text: string): Promise<string> {
  return JSON.stringify(await runOn(text, createPlaywrightDriver(page)));
}

/** Runs a scenario in the page itself, and by an outside driver. */
export async function runInBrowser(simulator: SimulatorPage, text: string) {
  const byPage = await runInPage(simulator, text);
  return { byPage, byPlaywright: await runInPlaywright(simulator, text) };
}
