import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '@cangkir/core/durations';
import { startingOn } from '../explore/corpus.ts';
import { type Explored, explore, type Found } from '../explore/explore.ts';
import { knownPairs } from '../explore/known-pairs.ts';
import { createWatchedMachines } from '../explore/watched-machines.ts';
import { draftFileName, draftText } from '../replay/recording/draft.ts';
import { missingBuild } from '../server/missing-build.ts';
import { EXPLORED } from '../server/paths.ts';
import type { Terminal } from '../shared/terminal.ts';
import { catchUncaught } from './catch-uncaught.ts';
import { explorePlanted } from './explore-planted.ts';
import { nodeSha256 } from './node-sha256.ts';
import { visibleText } from './report/visible-text.ts';
import { storedCorpus } from './stored-corpus.ts';

const HELP = `npm run explore -- [options]

Walks through the product on the machines alone, where nobody wrote steps, and looks after each step whether what must hold always
holds; some walks once more in a browser, whose screens must hold, too. What breaks is made as small as it can be, and written as a
scenario for npm run replay. The same seed walks the same ways.

  --minutes N    begins no walk after N minutes; 10 if neither this nor --walks is given
  --walks N      stops after N walks
  --seed N       walks other ways; 1 if left out
  --pages A,B    begins on these pages or routes alone, such as draw,qris
  --screens N    walks each Nth walk in a browser, too; 100 if left out, 0 for none. It needs npm run build
  --first        stops at the first that is found, and says nothing else
  --out DIR      writes scenarios there instead of in .cache/explored
  --planted      puts each defect of simulator/planted-defects.json into the product, and counts those that are found;
                 with --pages, those of these features alone
  --help         this text

Ends with 0 when nothing broke, with 1 when something did, with 2 when it is asked for wrongly.
`;

/** What the command ends with. */
const EXIT = { whole: 0, broken: 1, invalid: 2 } as const;

/** Does what `npm run explore` is asked to. Returns the exit code. */
export async function exploreCommand(args: string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args);
  if ('message' in options) {
    terminal.complain(`${options.message}\n\n${HELP}`);
    return EXIT.invalid;
  }
  if (options.help) {
    terminal.write(HELP);
    return EXIT.whole;
  }
  if (options.planted) {
    const areAllFound = await explorePlanted(options, terminal);
    return areAllFound ? EXIT.whole : EXIT.broken;
  }
  const corpus = startingOn(storedCorpus(), options.pages);
  const missing = options.screens > 0 ? missingBuild() : null;
  const wrong =
    corpus.starts.length > 0
      ? missing
      : `No page or route is called ${options.pages.join(', ')}.\n`;
  if (wrong !== null) {
    terminal.complain(wrong);
    return EXIT.invalid;
  }
  const screens = await screensAt(options.screens);
  const end = Date.now() + options.minutes * MINUTE_MS;
  const uncaught = catchUncaught();
  const explored = await explore({
    seed: options.seed,
    corpus,
    machines: createWatchedMachines({ hash: nodeSha256, takeUncaught: uncaught.take }),
    screens,
    shouldGoOn: (walks) => walks < options.walks && Date.now() < end,
    stopsAtFirst: options.first,
    onFound: (found) => terminal.write(foundText(found, options.seed, write(found, options.out))),
  });
  uncaught.stop();
  await screens?.close();
  if (!options.first) terminal.write(summaryOf(explored, await knownPairs()));
  return explored.found.length === 0 ? EXIT.whole : EXIT.broken;
}

async function screensAt(everyNth: number) {
  if (everyNth === 0) return null;
  // Playwright takes as long to load as all the rest.
  const { openScreens } = await import('./explore-screens.ts');
  return openScreens(everyNth);
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        minutes: { type: 'string' },
        walks: { type: 'string' },
        seed: { type: 'string', default: '1' },
        pages: { type: 'string', default: '' },
        screens: { type: 'string', default: '100' },
        first: { type: 'boolean', default: false },
        out: { type: 'string', default: EXPLORED },
        planted: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { minutes, walks, seed, pages, screens, ...rest } = values;
    const numbers = [minutes ?? '1', walks ?? '1', seed];
    if (!numbers.every((text) => /^[1-9]\d{0,8}$/.test(text))) {
      return { message: '--minutes, --walks and --seed need a whole number from 1.' };
    }
    if (!/^\d{1,9}$/.test(screens)) return { message: '--screens needs a whole number.' };
    const usualMinutes = walks === undefined ? 10 : Number.POSITIVE_INFINITY;
    return {
      ...rest,
      seed: Number(seed),
      screens: Number(screens),
      walks: walks === undefined ? Number.POSITIVE_INFINITY : Number(walks),
      minutes: minutes === undefined ? usualMinutes : Number(minutes),
      pages: pages.split(',').filter((name) => name !== ''),
    };
  } catch (error) {
    return { message: String(error instanceof Error ? error.message : error) };
  }
}

/** Writes the scenario of what was found. Returns the file. */
function write({ draft }: Found, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, draftFileName(draft));
  writeFileSync(file, draftText(draft));
  return file;
}

/** What to know of a file before it is replayed, by where it fails. */
const REPLAYED = {
  machines: '',
  browser: '    Only a screen shows it: npm run replay -- --browser\n',
  none: '    The file passes: a scenario cannot expect this. It leads there, for eyes to see.\n',
} as const;

function foundText(
  { message, draft, stepsBefore, walk, isFlaky, shownBy }: Found,
  seed: number,
  file: string,
): string {
  const size = isFlaky ? 'flaky, not shrunk' : `${stepsBefore} → ${draft.steps.length} steps`;
  return `✗ ${visibleText(message)}\n    walk ${walk} of seed ${seed}, ${size}: ${path.relative(process.cwd(), file)}\n${REPLAYED[shownBy ?? 'none']}`;
}

function summaryOf(
  { walks, steps, coverage, found }: Explored,
  known: ReadonlySet<string>,
): string {
  const tried = coverage.pairs();
  const machines = new Set([...known].map((pair) => pair.split(' ')[0] ?? ''));
  const lines = [...machines].map((machine) => {
    const pairs = [...known].filter((pair) => pair.startsWith(`${machine} `));
    const untried = pairs.filter((pair) => !tried.has(pair));
    const missing = untried.map((pair) => pair.slice(machine.length + 1)).join(', ');
    const count = `${machine} ${pairs.length - untried.length} of ${pairs.length}`;
    // A machine that no walk came to has no need of a list.
    return missing === '' || untried.length === pairs.length
      ? `  ${count}`
      : `  ${count}; not ${missing}`;
  });
  const count = [...known].filter((pair) => tried.has(pair)).length;
  return [
    '',
    `${walks} walks, ${steps} steps; ${found.length} broken`,
    `${count} of ${known.size} events were sent in a state that has them:`,
    ...lines,
    '',
  ].join('\n');
}
