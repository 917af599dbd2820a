import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { readFirstLoads } from '../../built-app.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts';
import { serveApp } from '../app/served-app.ts';
import { figureTable, missesBar } from '../figure-table.ts';
import { measuredPages } from '../measured-pages.ts';
import { measureUsable } from './measure-usable.ts';
import { USABLE_FIGURES, type UsableFigure } from './usable-figures.ts';

const noFigures = (): Record<UsableFigure, number>[] => [];

/**
 * `npm run bench -- usable`: measures how soon the pages of the production build are of use, and what becomes of a tap
 * after one second. Returns the exit code.
 *
 * @param args Names of routes, such as `getCoupons`; all of them if there is none. `--runs 1` for a quick look.
 */
export async function benchUsable(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const loads = readFirstLoads();
  const measured = measuredPages(positionals).map((page) => ({ page, runs: noFigures() }));
  const app = await serveApp();
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    // The files are compressed once, before the first measurement.
    const files = new Set(['', ...loads.flatMap((load) => load.files.id)]);
    await Promise.all([...files].map((file) => fetch(app.address + file)));
    // A slow moment of this machine meets all pages alike.
    for (let run = 0; run < Number(values.runs); run += 1) {
      // A tap changes data: a voucher is claimed once.
      await app.restart();
      for (const { page, runs } of measured) {
        process.stderr.write(`run ${run + 1} of ${values.runs}: ${page.label}\n`);
        const stored = page.isForMember ? app.member() : {};
        runs.push(await measureUsable(browser, `${app.address}#${page.route}`, stored));
      }
    }
  } finally {
    await browser.close();
    await app.stop();
  }
  console.log(figureTable(USABLE_FIGURES, measured));
  return measured.some((each) => missesBar(USABLE_FIGURES, each)) ? 1 : 0;
}
