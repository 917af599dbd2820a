import { globSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { missingBuild } from '../server/missing-build.ts';
import { TRACES } from '../server/paths.ts';
import type { Terminal } from '../shared/terminal.ts';
import type { Replayed } from './replay-file.ts';
import type { Replayer } from './replayer.ts';
import { type FileResult, jsonReport, totalsOf } from './report/json-report.ts';
import { junitReport } from './report/junit-report.ts';
import {
  inColour,
  type Paint,
  plain,
  problemLines,
  resultLines,
  shortLine,
  skippedLine,
} from './report/people-report.ts';
import { unwritableWords } from './report/unwritable-words.ts';
import { visibleText } from './report/visible-text.ts';

const HELP = `npm run replay -- [options] FILE…

Runs scenarios on the machines alone and prints the result of each step. There is no screen: scenarios that tap are skipped.
With --browser it runs all in Chromium, on the production builds (npm run build), with a trace and a screenshot of each failure.
A FILE may be a pattern, such as 'simulator/scenarios/*.json'. docs/qa.md shows how to write one.

  --browser      runs them in a browser
  --headed       shows the browser at work
  --trace DIR    keeps traces and screenshots there instead of in .cache/traces
  --workers      runs as many at once as this computer has cores, on the machines alone
  --times N      runs each file N times, and fails if the runs end differently
  --shrink       writes the smallest scenario that fails in the same way as a failing FILE.json to FILE.shrunk.json
  --out FILE     writes it there instead; with one FILE
  --quiet        one line for a scenario that passed, instead of its steps
  --json FILE    writes the results as JSON
  --junit FILE   writes them as JUnit XML
  --help         this text

Ends with 0 when all passed, with 1 when a scenario failed, with 2 when a file is not a scenario,
a report can't be written where it is wanted, or there is no build to open in the browser.
`;

/** What the command ends with. */
const EXIT = { passed: 0, failed: 1, invalid: 2 } as const;

/** Does what `npm run replay` is asked to. Returns the exit code. */
export async function replayCommand(args: string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args);
  if ('words' in options) {
    terminal.complain(`${options.words}\n\n${HELP}`);
    return EXIT.invalid;
  }
  if (options.help) {
    terminal.write(HELP);
    return EXIT.passed;
  }
  if (options.patterns.length === 0) {
    terminal.complain(`Name a scenario file.\n\n${HELP}`);
    return EXIT.invalid;
  }
  const files = options.patterns.flatMap(filesOf);
  if (files.length === 0) {
    terminal.complain(`There is no such file.\n\n${HELP}`);
    return EXIT.invalid;
  }
  if (options.out !== undefined && files.length > 1) {
    terminal.complain(`--out is for one file.\n\n${HELP}`);
    return EXIT.invalid;
  }

  // Before the first scenario runs: a report that can't be written must fail at once.
  const problem = reportProblem(options) ?? (options.browser ? missingBuild() : null);
  if (problem !== null) {
    terminal.complain(problem);
    return EXIT.invalid;
  }

  const results = await replayFiles(files, options, terminal);
  if (options.json !== undefined) writeFileSync(options.json, jsonReport(results));
  if (options.junit !== undefined) writeFileSync(options.junit, junitReport(results));
  terminal.write(summaryOf(results, options.times));
  return exitCodeOf(results);
}

type Options = Exclude<ReturnType<typeof readOptions>, { readonly words: string }>;

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        browser: { type: 'boolean', default: false },
        headed: { type: 'boolean', default: false },
        trace: { type: 'string' },
        times: { type: 'string', default: '1' },
        workers: { type: 'boolean', default: false },
        shrink: { type: 'boolean', default: false },
        out: { type: 'string' },
        quiet: { type: 'boolean', default: false },
        json: { type: 'string' },
        junit: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (!/^[1-9]\d*$/.test(values.times)) return { words: '--times needs a whole number from 1.' };
    const isOfBrowser = values.headed || values.trace !== undefined;
    if (isOfBrowser && !values.browser) return { words: '--headed and --trace need --browser.' };
    if (values.workers && values.browser) {
      return { words: '--workers is for the machines alone, not for --browser.' };
    }
    if (values.shrink && values.browser) {
      return { words: '--shrink is for the machines alone, not for --browser.' };
    }
    if (values.out !== undefined && !values.shrink) return { words: '--out needs --shrink.' };
    return { ...values, times: Number(values.times), patterns: positionals };
  } catch (error) {
    return { words: String(error instanceof Error ? error.message : error) };
  }
}

/** Why a report can't be written where it is wanted; null where all can. */
function reportProblem({ json, junit, out }: Options): string | null {
  const words = [json, junit, out].flatMap((file) =>
    file === undefined ? [] : unwritableWords(file),
  );
  return words.length === 0 ? null : `${words.join('\n')}\n`;
}

/** In the order of their names, whatever the file system says. A name that fits nothing stays itself. */
function filesOf(pattern: string): string[] {
  const found = globSync(pattern).sort();
  const isPattern = /[*?[{]/.test(pattern);
  return found.length === 0 && !isPattern ? [pattern] : found;
}

/** What replays the files. What it needs is loaded only now: a browser with its server, or the machines. */
async function openReplayer(options: Options, files: number): Promise<Replayer> {
  const { browser, headed, workers, times, trace = TRACES } = options;
  if (workers) {
    const { openWorkers } = await import('./worker-replayer.ts');
    return openWorkers(Math.min(availableParallelism(), files), times);
  }
  const { replayInTurn } = await import('./replayer.ts');
  if (browser) {
    const { openBrowserRunner } = await import('./browser-runner.ts');
    return replayInTurn(await openBrowserRunner({ isHeaded: headed, traces: trace }), times);
  }
  const { machinesRunner } = await import('./scenario-runner.ts');
  return replayInTurn(machinesRunner, times);
}

async function replayFiles(
  files: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<readonly FileResult[]> {
  const replayer = await openReplayer(options, files.length);
  const paint = terminal.isColoured ? inColour : plain;
  const results: FileResult[] = [];
  try {
    for await (const { result, ...kept } of replayer.replay(files)) {
      const lines = [
        ...linesOf(result, options.quiet, paint),
        ...keptLines(kept, paint),
        ...(await shrunkLines(result, options, paint)),
      ];
      terminal.write(`${lines.join('\n')}\n`);
      results.push(result);
    }
  } finally {
    await replayer.close();
  }
  return results;
}

function linesOf(file: FileResult, isQuiet: boolean, paint: Paint): string[] {
  if ('problems' in file) return problemLines(file.file, file.problems, paint);
  if ('skipped' in file) return [skippedLine(file.skipped, file.file, paint)];
  return file.result.passed && isQuiet
    ? [shortLine(file.result, file.file, paint)]
    : resultLines(file.result, file.file, paint);
}

/** How to look at what a failure left. */
function keptLines({ trace, screenshot }: Omit<Replayed, 'result'>, paint: Paint): string[] {
  const shown = (file: string) => visibleText(path.relative(process.cwd(), file));
  return [
    ...(screenshot === null ? [] : [shown(screenshot)]),
    ...(trace === null ? [] : [`npx playwright show-trace ${shown(trace)}`]),
  ].map((line) => `    ${paint('dim', line)}`);
}

/** Shrinks a scenario that failed, if that is wanted, and says what came of it. */
async function shrunkLines(
  file: FileResult,
  { shrink, out }: Options,
  paint: Paint,
): Promise<string[]> {
  if (!shrink || !('result' in file) || file.result.passed) return [];
  const { shrinkFile, shrunkName } = await import('./shrink-file.ts');
  const words = await shrinkFile(file.file, out ?? shrunkName(file.file));
  return [`    ${paint('dim', visibleText(words))}`];
}

function summaryOf(results: readonly FileResult[], times: number): string {
  const { passed, failed, invalid, steps, screensUnchecked, skipped } = totalsOf(results);
  const ofInvalid = invalid === 0 ? '' : `, ${invalid} invalid`;
  const often = times === 1 ? '' : `, run ${times} times`;
  const screens = screensUnchecked === 0 ? '' : `; ${screensUnchecked} screens not checked`;
  const needScreen = skipped === 0 ? '' : `; ${skipped} skipped: a tap needs a screen`;
  return `\n${passed} passed, ${failed} failed${ofInvalid}; ${steps} steps${often}${screens}${needScreen}\n`;
}

function exitCodeOf(results: readonly FileResult[]): number {
  const { failed, invalid } = totalsOf(results);
  if (invalid > 0) return EXIT.invalid;
  return failed > 0 ? EXIT.failed : EXIT.passed;
}
