import { openSimulatorBrowser, SCREENSHOT_TIMEOUT_MS } from '../cli/simulator-browser.ts';
import { APP_FRAMES, createPlaywrightDriver } from '../replay/browser/playwright-driver.ts';
import { beginRun } from '../replay/run-scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { missingBuild } from '../server/missing-build.ts';
import type { PhoneName } from '../settings/settings.ts';
import { ToolError } from './tool.ts';

/**
 * Runs a scenario in a browser, and takes a picture of a phone then.
 *
 * @throws ToolError if there is no build
 */
export type TakePicture = (scenario: Scenario, phone: PhoneName) => Promise<Buffer>;

export const takePictureInChromium: TakePicture = async (scenario, phone) => {
  const problem = missingBuild();
  if (problem !== null) throw new ToolError(problem);
  const browser = await openSimulatorBrowser();
  try {
    const page = await (await browser.newProfile()).newPage();
    await page.goto('/');
    const run = await beginRun(scenario, createPlaywrightDriver(page));
    while (!run.isOver()) await run.step();
    return await page.locator(APP_FRAMES[phone]).screenshot({ timeout: SCREENSHOT_TIMEOUT_MS });
  } finally {
    await browser.close();
  }
};
