import { launch } from 'chrome-launcher';
import { chromium } from 'playwright';
import { BENCH_FLAGS, ensureChromium } from '../../chromium.ts';
import type { StoredTexts } from '../app/log-in-member.ts';
import { measureSlowdown } from '../app/slow-phone.ts';

/** A browser that Lighthouse controls. */
export interface MeasuringBrowser {
  /** The port of its DevTools. */
  readonly port: number;
  /** Replaces the local storage of an origin. Returns how many times the phone is slower than this machine. */
  prepare(origin: string, texts: StoredTexts): Promise<number>;
  stop(): void;
}

/** Starts a browser without a window, whose person prefers Indonesian. */
export async function startBrowser(): Promise<MeasuringBrowser> {
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: [...BENCH_FLAGS, '--headless=new', '--accept-lang=id'],
    logLevel: 'error',
  });
  return {
    port: chrome.port,
    stop: () => chrome.kill(),
    async prepare(origin, texts) {
      // Connected for this alone: Playwright would slow down what Lighthouse measures.
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
      const page = await browser.contexts()[0]?.newPage();
      // Any path of the origin but the app's.
      await page?.goto(`${origin}/nothing`);
      await page?.evaluate((entries) => {
        localStorage.clear();
        for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      }, texts);
      await page?.close();
      const slowdown = await measureSlowdown(browser);
      await browser.close();
      return slowdown;
    },
  };
}
