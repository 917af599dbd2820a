import { measureInBrowser } from '../app/measure-in-browser.ts';
import { readWanted } from '../app/measure-pages.ts';
import { figureTable, missesBar } from '../figure-table.ts';
import { measureTap } from './measure-tap.ts';
import { CHANGE_FIGURES, TAP_FIGURES } from './tap-figures.ts';
import { tappedPages } from './tapped-pages.ts';

/**
 * `npm run bench -- taps`: measures how soon the pages of the production build answer a tap, and how soon a link leads to
 * the next screen. Returns the exit code.
 */
export async function benchTaps(args: readonly string[]): Promise<number> {
  const { names, runs } = readWanted(args, 3);
  const taps = tappedPages(names);
  const measured = await measureInBrowser(taps, runs, (browser, { tapped }, address, stored) =>
    measureTap(browser, address, stored, tapped),
  );
  const changes = measured.filter(({ page }) => page.tapped.role === 'link');
  const late = measured.filter((each) => missesBar(TAP_FIGURES, each));
  console.log(figureTable(TAP_FIGURES, measured));
  console.log(`\n${figureTable(CHANGE_FIGURES, changes)}`);
  for (const each of late) {
    console.log(`\n${each.page.label}`);
    for (const script of each.runs.flatMap(({ scripts }) => scripts)) console.log(`  ${script}`);
  }
  const isLate = late.length > 0 || changes.some((each) => missesBar(CHANGE_FIGURES, each));
  return isLate ? 1 : 0;
}
