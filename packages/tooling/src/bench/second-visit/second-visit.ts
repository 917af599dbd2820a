import { readFirstLoads } from '../../built-app.ts';
import { measureInBrowser } from '../app/measure-in-browser.ts';
import { readWanted } from '../app/measure-pages.ts';
import { figureTable, missesBar } from '../figure-table.ts';
import { measuredPages } from '../measured-pages.ts';
import { measureSecondVisit } from './measure-second-visit.ts';
import { SECOND_VISIT_FIGURES } from './second-visit-figures.ts';

/**
 * `npm run bench -- second-visit`: measures how soon the pages that a phone keeps are of use when they are opened again.
 * Returns the exit code.
 */
export async function benchSecondVisit(args: readonly string[]): Promise<number> {
  const { names, runs } = readWanted(args, 5);
  const kept = readFirstLoads().flatMap(({ offlineRoutes }) => offlineRoutes);
  const pages = measuredPages(names).filter(({ name }) => kept.includes(name));
  const measured = await measureInBrowser(pages, runs, (browser, _, address, stored) =>
    measureSecondVisit(browser, address, stored),
  );
  console.log(figureTable(SECOND_VISIT_FIGURES, measured));
  return measured.some((each) => missesBar(SECOND_VISIT_FIGURES, each)) ? 1 : 0;
}
