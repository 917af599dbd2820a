import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts';
import { openPhone } from '../app/open-phone.ts';
import { serveApp } from '../app/served-app.ts';
import { figureTable, missesBar } from '../figure-table.ts';
import { measureTap } from './measure-tap.ts';
import { CHANGE_FIGURES, TAP_FIGURES } from './tap-figures.ts';
import { tappedPages } from './tapped-pages.ts';
import type { TapNotes } from './watch-taps.ts';

const noNotes = (): TapNotes[] => [];

/**
 * `npm run bench -- taps`: measures how soon the pages of the production build answer a tap, and how soon a link leads to
 * the next screen. Returns the exit code.
 *
 * @param args Names of routes, such as `getCoupons`; all of them if there is none. `--runs 1` for a quick look.
 */
export async function benchTaps(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const measured = tappedPages(positionals).map((page) => ({ page, runs: noNotes() }));
  const app = await serveApp();
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      // A tap changes data: a voucher is claimed once.
      await app.restart();
      for (const { page, runs } of measured) {
        process.stderr.write(`run ${run + 1} of ${values.runs}: ${page.label}\n`);
        const context = await openPhone(browser, app.origin, page.isForMember ? app.member() : {});
        runs.push(await measureTap(context, `${app.address}#${page.route}`, page.tapped));
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await app.stop();
  }
  const changes = measured.filter(({ page }) => page.tapped.role === 'link');
  console.log(figureTable(TAP_FIGURES, measured));
  console.log(`\n${figureTable(CHANGE_FIGURES, changes)}`);
  for (const each of measured.filter((tap) => missesBar(TAP_FIGURES, tap))) {
    console.log(`\n${each.page.label}`);
    for (const script of each.runs.flatMap(({ scripts }) => scripts)) console.log(`  ${script}`);
  }
  const isSlow =
    measured.some((each) => missesBar(TAP_FIGURES, each)) ||
    changes.some((each) => missesBar(CHANGE_FIGURES, each));
  return isSlow ? 1 : 0;
}
