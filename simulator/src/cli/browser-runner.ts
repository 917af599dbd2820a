import path from 'node:path';
import type { Locator } from '@playwright/test';
import { APP_FRAMES, createPlaywrightDriver } from '../replay/browser/playwright-driver.ts';
import { runScenario } from '../replay/run-scenario.ts';
import { maskTrace } from './mask-trace.ts';
import type { ScenarioRunner } from './scenario-runner.ts';
import { openSimulatorBrowser, SCREENSHOT_TIMEOUT_MS } from './simulator-browser.ts';

export interface BrowserOptions {
  /** Whether the browser is seen at work. */
  readonly isHeaded: boolean;
  /** The folder in which the traces and screenshots of failures are kept. */
  readonly traces: string;
}

/** Runs scenarios in a browser, on the production build. Each has a new browser profile. */
export async function openBrowserRunner({
  isHeaded,
  traces,
}: BrowserOptions): Promise<ScenarioRunner> {
  const browser = await openSimulatorBrowser(isHeaded);

  return {
    hasScreen: true,
    async run(scenario, file) {
      const context = await browser.newProfile();
      await context.tracing.start({ snapshots: true });
      const page = await context.newPage();
      await page.goto('/');
      const name = path.join(traces, path.parse(file).name);
      let screenshot: string | null = null;
      const result = await runScenario(scenario, createPlaywrightDriver(page), {
        onFailure: async ({ failures }) => {
          const isOfSecond = failures.some(({ phone }) => phone === 2);
          const frame = APP_FRAMES[isOfSecond ? 'second' : 'first'];
          screenshot = await takeScreenshot(page.locator(frame), `${name}.png`);
        },
      });
      const trace = result.passed ? null : `${name}.zip`;
      await context.tracing.stop(trace === null ? {} : { path: trace });
      if (trace !== null) maskTrace(trace);
      await context.close();
      return { result, trace, screenshot };
    },
    close: browser.close,
  };
}

/** A picture of the phone. Null if there is none to take, such as of a page that is gone. */
async function takeScreenshot(phone: Locator, file: string): Promise<string | null> {
  try {
    await phone.screenshot({ path: file, timeout: SCREENSHOT_TIMEOUT_MS });
    return file;
  } catch {
    return null;
  }
}
