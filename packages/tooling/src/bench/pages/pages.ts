import { parseArgs } from 'node:util';
import { readFirstLoads } from '../../built-app.ts';
import { serveApp } from '../app/served-app.ts';
import { figureTable, missesBar } from '../figure-table.ts';
import { measuredPages } from '../measured-pages.ts';
import { measurePage } from './measure-page.ts';
import { startBrowser } from './measuring-browser.ts';
import { PAGE_FIGURES, type PageFigure } from './page-figures.ts';

/** How many pages are measured before an order that can be paid may expire. */
const PAGES_OF_A_BACKEND = 30;

const noFigures = (): Record<PageFigure, number>[] => [];

/**
 * `npm run bench -- pages`: measures the first view of the pages of the production build against their bars, by
 * Lighthouse. Returns the exit code.
 *
 * @param args Names of routes, such as `getCoupons`; all of them if there is none. `--runs 1` for a quick look.
 */
export async function benchPages(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const loads = readFirstLoads();
  const measured = measuredPages(positionals).map((page) => ({ page, runs: noFigures() }));
  const app = await serveApp();
  const browser = await startBrowser();
  try {
    // The files are compressed once, before the first measurement.
    const files = new Set(['', ...loads.flatMap((load) => load.files.id)]);
    await Promise.all([...files].map((file) => fetch(app.address + file)));
    // A slow moment of this machine meets all pages alike.
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [index, { page, runs }] of measured.entries()) {
        if (index % PAGES_OF_A_BACKEND === 0) await app.restart();
        await browser.store(app.origin, page.isForMember ? app.member() : {});
        process.stderr.write(`run ${run + 1} of ${values.runs}: ${page.label}\n`);
        runs.push(await measurePage(`${app.address}#${page.route}`, browser.port));
      }
    }
  } finally {
    browser.stop();
    await app.stop();
  }
  console.log(figureTable(PAGE_FIGURES, measured));
  return measured.some((each) => missesBar(PAGE_FIGURES, each)) ? 1 : 0;
}
