import type { Browser } from 'playwright';
import { BENCH_FLAGS, launchChromium } from '../../chromium.ts';
import type { MeasuredPage } from '../measured-pages.ts';
import type { StoredTexts } from './log-in-member.ts';
import { type Measured, measurePages } from './measure-pages.ts';

/** Measures pages as `measurePages` does, in a browser of their own. */
export async function measureInBrowser<Page extends MeasuredPage, Notes>(
  pages: readonly Page[],
  runs: number,
  measure: (browser: Browser, page: Page, address: string, stored: StoredTexts) => Promise<Notes>,
): Promise<readonly Measured<Page, Notes>[]> {
  const browser = await launchChromium(BENCH_FLAGS);
  try {
    return await measurePages(pages, runs, (...asked) => measure(browser, ...asked));
  } finally {
    await browser.close();
  }
}
