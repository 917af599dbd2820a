import { measureInBrowser } from '../app/measure-in-browser.ts';
import { readWanted } from '../app/measure-pages.ts';
import { figureTable, missesBar } from '../figure-table.ts';
import { measuredPages } from '../measured-pages.ts';
import { measureUsable } from './measure-usable.ts';
import { USABLE_FIGURES } from './usable-figures.ts';

/**
 * `npm run bench -- usable`: measures how soon the pages of the production build are of use, and what becomes of a tap
 * after one second. Returns the exit code.
 */
export async function benchUsable(args: readonly string[]): Promise<number> {
  const { names, runs } = readWanted(args, 5);
  const measured = await measureInBrowser(
    measuredPages(names),
    runs,
    (browser, _, address, stored) => measureUsable(browser, address, stored),
  );
  console.log(figureTable(USABLE_FIGURES, measured));
  return measured.some((each) => missesBar(USABLE_FIGURES, each)) ? 1 : 0;
}
