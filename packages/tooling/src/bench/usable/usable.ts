import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts';
import { measurePages, readWanted } from '../app/measure-pages.ts';
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
  const pages = measuredPages(names);
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const measured = await measurePages(pages, runs, (_, address, stored) =>
      measureUsable(browser, address, stored),
    );
    console.log(figureTable(USABLE_FIGURES, measured));
    return measured.some((each) => missesBar(USABLE_FIGURES, each)) ? 1 : 0;
  } finally {
    await browser.close();
  }
}
