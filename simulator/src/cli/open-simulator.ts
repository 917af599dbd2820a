import { CHROMIUM_FLAGS, ensureChromium } from '@cangkir/tooling/chromium';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { serveBuilds } from '../server/serve-builds.ts';

/** Large enough for the desk beside a phone. */
const VIEWPORT = { width: 1280, height: 900 };

/** The simulator in a browser, on the production builds. */
export interface OpenSimulator {
  /** A new profile, in which `/` is the simulator. */
  newContext(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Serves the production builds on a free port, and starts a browser. Both builds must exist (missing-builds.ts). */
export async function openSimulator(isHeaded = false): Promise<OpenSimulator> {
  const server = await serveBuilds(0);
  const browser = await launch(isHeaded);
  const baseURL = addressOf(server);
  return {
    newContext: () => browser.newContext({ baseURL, viewport: VIEWPORT }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
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
