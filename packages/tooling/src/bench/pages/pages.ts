import { measurePages, readWanted } from '../app/measure-pages.ts';
import { figureTable, missesBar } from '../figure-table.ts';
import { measuredPages } from '../measured-pages.ts';
import { measurePage } from './measure-page.ts';
import { startBrowser } from './measuring-browser.ts';
import { PAGE_FIGURES } from './page-figures.ts';

/**
 * How long a page may take until it is quiet: milliseconds. This is enough for most of them, and ends before the first
 * statistics are sent, for which Lighthouse would wait, too.
 */
const USUAL_WAIT = 11_000;

/** For the others. */
const LONG_WAIT = 45_000;

/**
 * `npm run bench -- pages`: measures the first view of the pages of the production build against their bars, by
 * Lighthouse. Returns the exit code.
 */
export async function benchPages(args: readonly string[]): Promise<number> {
  const { names, runs } = readWanted(args, 5);
  const pages = measuredPages(names);
  const browser = await startBrowser();
  try {
    const measured = await measurePages(pages, runs, async (_, address, stored) => {
      const measure = async (maxWait: number) => {
        const slowdown = await browser.prepare(new URL(address).origin, stored);
        return measurePage(address, browser.port, slowdown, maxWait);
      };
      const view = await measure(USUAL_WAIT);
      return Number.isFinite(view.tbt) ? view : measure(LONG_WAIT);
    });
    console.log(figureTable(PAGE_FIGURES, measured));
    for (const { page, runs } of measured) {
      if (!missesBar<'lcp'>({ lcp: PAGE_FIGURES.lcp }, { page, runs })) continue;
      const largest = new Set(runs.map((run) => run.largest));
      console.log(`${page.label}: LCP is of ${[...largest].join(' or ')}`);
    }
    return measured.some((each) => missesBar(PAGE_FIGURES, each)) ? 1 : 0;
  } finally {
    browser.stop();
  }
}
