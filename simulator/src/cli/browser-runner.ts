import path from 'node:path';
import { CHROMIUM_FLAGS, ensureChromium } from '@cangkir/tooling/chromium';
import { type Browser, chromium, type Locator } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { APP_FRAMES, createPlaywrightDriver } from '../replay/browser/playwright-driver.ts';
import { runScenario } from '../replay/run-scenario.ts';
import { serveBuild } from '../server/serve-build.ts';
import { maskTrace } from './mask-trace.ts';
import type { ScenarioRunner } from './scenario-runner.ts';

/** Large enough for the desk beside a phone. */
const VIEWPORT = { width: 1280, height: 900 };

/** Of this machine's time, not of the simulator's clock. */
const SCREENSHOT_TIMEOUT_MS = 5000;

export interface BrowserOptions {
  /** Whether the browser is seen at work. */
  readonly isHeaded: boolean;
  /** The folder in which the traces and screenshots of failures are kept. */
  readonly traces: string;
}

/**
 * Runs scenarios in a browser, on the production builds. Each has a new browser profile. Both builds must
 * exist (missing-build.ts).
 */
export async function openBrowserRunner({
  isHeaded,
  traces,
}: BrowserOptions): Promise<ScenarioRunner> {
  const server = await serveBuild(0);
  const browser = await launch(isHeaded);
  const baseURL = addressOf(server);

  return {
    hasScreen: true,
    async run(scenario, file) {
      const context = await browser.newContext({ baseURL, viewport: VIEWPORT });
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
    async close() {
      await browser.close();
      await server.close();
    },
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

/** Playwright ends it with this process, be that by Ctrl-C. */
async function launch(isHeaded: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(isHeaded),
    args: [...CHROMIUM_FLAGS],
    headless: !isHeaded,
  });
}

function addressOf(server: PreviewServer): string {
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The server has no local address.');
  return address;
}
