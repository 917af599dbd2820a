import { CHROMIUM_FLAGS, launchChromium } from '@cangkir/tooling/chromium';
import type { BrowserContext } from '@playwright/test';
import { serveBuild } from '../server/serve-build.ts';

/** Large enough for the desk beside a phone. */
const VIEWPORT = { width: 1280, height: 900 };

/** How long a picture of a phone may take: milliseconds of this machine's time, not of the simulator's clock. */
export const SCREENSHOT_TIMEOUT_MS = 5000;

/** A browser with the simulator's production build, which must exist (missing-build.ts). */
export interface SimulatorBrowser {
  /** A new profile, in which `/` is the simulator. */
  newProfile(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Playwright ends the browser with this process, be that by Ctrl-C. */
export async function openSimulatorBrowser(isHeaded = false): Promise<SimulatorBrowser> {
  const server = await serveBuild(0);
  const [baseURL] = server.resolvedUrls?.local ?? [];
  if (baseURL === undefined) throw new Error('The server has no local address.');
  const browser = await launchChromium(CHROMIUM_FLAGS, isHeaded);
  return {
    newProfile: () => browser.newContext({ baseURL, viewport: VIEWPORT }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
