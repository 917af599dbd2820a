import { type Browser, chromium } from 'playwright';
import { BENCH_FLAGS, ensureChromium } from '../../chromium.ts';
import type { MeasuredPage } from '../measured-pages.ts';
import type { StoredTexts } from './log-in-member.ts';
import { type Measured, measurePages } from './measure-pages.ts';

/** Measures pages as `measurePages` does, in a browser of their own. */
export async function measureInBrowser<Page extends MeasuredPage, Notes>(
  pages: readonly Page[],
  runs: number,
  measure: (browser: Browser, page: Page, address: string, stored: StoredTexts) => Promise<Notes>,
): Promise<readonly Measured<Page, Notes>[]> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...BENCH_FLAGS] });
  try {
    return await measurePages(pages, runs, (...asked) => measure(browser, ...asked));
  } finally {
    await browser.close();
  }
}
