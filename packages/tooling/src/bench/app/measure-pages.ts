import { parseArgs } from 'node:util';
import type { MeasuredPage } from '../measured-pages.ts';
import type { StoredTexts } from './log-in-member.ts';
import { serveApp } from './served-app.ts';

/** How many pages are measured before an order that can be paid may expire. */
const PAGES_OF_A_BACKEND = 30;

/** A page with what each of its runs found. */
export interface Measured<Page, Notes> {
  readonly page: Page;
  readonly runs: readonly Notes[];
}

/** What the arguments of a benchmark of pages ask for. */
export interface Wanted {
  /** Names of routes, such as `getCoupons`; all of them if empty. */
  readonly names: readonly string[];
  readonly runs: number;
}

/** Reads names of routes, and `--runs 1` for a quick look. */
export function readWanted(args: readonly string[], usualRuns: number): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: String(usualRuns) } },
    allowPositionals: true,
  });
  return { names: positionals, runs: Number(values.runs) };
}

/**
 * Measures pages of the production build, each once a run, so that a slow moment of this machine meets all of them alike.
 *
 * @param measure Measures the page at an address, opened by a person whose phone stores those texts.
 */
export async function measurePages<Page extends MeasuredPage, Notes>(
  pages: readonly Page[],
  runs: number,
  measure: (page: Page, address: string, stored: StoredTexts) => Promise<Notes>,
): Promise<readonly Measured<Page, Notes>[]> {
  const app = await serveApp();
  const notes: (readonly [Page, Notes])[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, page] of pages.entries()) {
        // A tap changes data, too: a voucher is claimed once a run.
        if (index % PAGES_OF_A_BACKEND === 0) await app.restart();
        process.stderr.write(`run ${run} of ${runs}: ${page.label}\n`);
        const stored = page.isForMember ? app.member() : {};
        notes.push([page, await measure(page, `${app.address}#${page.route}`, stored)]);
      }
    }
  } finally {
    await app.stop();
  }
  return pages.map((page) => ({
    page,
    runs: notes.filter(([measured]) => measured === page).map(([, each]) => each),
  }));
}
