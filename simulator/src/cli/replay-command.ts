import { globSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unwritableMessage } from '@cangkir/tooling/unwritable-message';
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
  --from FILE    makes a scenario of a customer's report, writes it, and runs it
  --shrink       writes the smallest scenario that fails in the same way as a failing FILE.json to FILE.shrunk.json
  --out FILE     writes what --from or --shrink makes there instead; with one FILE
  --quiet        one line for a scenario that passed, instead of its steps
  --html FILE    writes the run of one scenario as a page to send; with --browser it has pictures
  --json FILE    writes the results as JSON
  --junit FILE   writes them as JUnit XML
  --playwright FILE
                 runs nothing, and writes one scenario as a Playwright test of the production build
  --help         this text

Ends with 0 when all passed, with 1 when a scenario failed or can't be said as a test, with 2 when a file is not a
scenario, a report can't be written where it is wanted, or there is no build to open in the browser.
`;

/** What the command ends with. */
const EXIT = { passed: 0, failed: 1, invalid: 2 } as const;

/** Does what `npm run replay` is asked to. Returns the exit code. */
export async function replayCommand(args: string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args);
  if ('message' in options) {
    terminal.complain(`${options.message}\n\n${HELP}`);
    return EXIT.invalid;
  }
  if (options.help) {
    terminal.write(HELP);
    return EXIT.passed;
  }
  const files = options.patterns.flatMap(filesOf);
  const wrong = wrongFiles(options, files);
  if (wrong !== null) {
    terminal.complain(`${wrong}\n\n${HELP}`);
    return EXIT.invalid;
  }

  // Before the first scenario runs: a report that can't be written must fail at once.
  const needsBuild = options.browser || options.playwright !== undefined;
  const problem = reportProblem(options) ?? (needsBuild ? missingBuild() : null);
  if (problem !== null) {
    terminal.complain(problem);
    return EXIT.invalid;
  }

  if (options.from !== undefined) return replayReport(options.from, options, terminal);
  if (options.playwright !== undefined) {
    const { writePlaywrightTest } = await import('./export-playwright.ts');
    const [file = ''] = files;
    return writePlaywrightTest(file, options.playwright, terminal);
  }
  return replayAll(files, options, terminal);
}

/** What is wrong with the files that are named, in words. Null if nothing is. */
function wrongFiles({ patterns, from, out }: Options, files: readonly string[]): string | null {
  if (from !== undefined) return null;
  if (patterns.length === 0) return 'Name a scenario file.';
  if (files.length === 0) return 'There is no such file.';
  return out !== undefined && files.length > 1 ? '--out is for one file.' : null;
}

async function replayAll(
  files: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<number> {
  const results = await replayFiles(files, options, terminal);
  if (options.json !== undefined) writeFileSync(options.json, jsonReport(results));
  if (options.junit !== undefined) writeFileSync(options.junit, junitReport(results));
  terminal.write(summaryOf(results, options.times));
  return exitCodeOf(results);
}

/** Makes a scenario of a report, says what it can't do, and runs it. */
async function replayReport(report: string, options: Options, terminal: Terminal): Promise<number> {
  const { writeScenarioOf } = await import('./scenario-of-report.ts');
  const written = await writeScenarioOf(report, options.out);
  if (!written.ok) {
    terminal.complain(`${visibleText(written.failure)}\n`);
    return EXIT.invalid;
  }
  const { file, remarks } = written.value;
  const lines = [`Written: ${file}`, ...remarks].map((line) => `${visibleText(line)}\n`);
  terminal.write(`${lines.join('')}\n`);
  return replayAll([file], options, terminal);
}

type Options = Exclude<ReturnType<typeof readOptions>, { readonly message: string }>;

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
        from: { type: 'string' },
        shrink: { type: 'boolean', default: false },
        out: { type: 'string' },
        quiet: { type: 'boolean', default: false },
        playwright: { type: 'string' },
        html: { type: 'string' },
        json: { type: 'string' },
        junit: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const message = wrongMessage(values, positionals.length);
    if (message !== undefined) return { message };
    return { ...values, times: Number(values.times), patterns: positionals };
  } catch (error) {
    return { message: String(error instanceof Error ? error.message : error) };
  }
}

interface TypedOptions {
  readonly times: string;
  readonly browser: boolean;
  readonly headed: boolean;
  readonly workers: boolean;
  readonly shrink: boolean;
  readonly from?: string;
  readonly trace?: string;
  readonly out?: string;
  readonly playwright?: string;
  readonly html?: string;
}

/** What is wrong with the options, in words. Undefined if nothing is. */
function wrongMessage(typed: TypedOptions, files: number): string | undefined {
  const { times, browser, headed, workers, shrink, from, trace, out, playwright, html } = typed;
  const rules: readonly (readonly [isBroken: boolean, message: string])[] = [
    [!/^[1-9]\d*$/.test(times), '--times needs a whole number from 1.'],
    [(headed || trace !== undefined) && !browser, '--headed and --trace need --browser.'],
    [workers && browser, '--workers is for the machines alone, not for --browser.'],
    [
      (playwright !== undefined || html !== undefined) && files !== 1,
      '--playwright and --html write one scenario: name its file.',
    ],
    [
      html !== undefined && (times !== '1' || workers || headed || trace !== undefined),
      '--html writes a single run: leave out --times, --workers, --headed and --trace.',
    ],
    [shrink && browser, '--shrink is for the machines alone, not for --browser.'],
    [out !== undefined && !shrink && from === undefined, '--out needs --from or --shrink.'],
    [from !== undefined && files > 0, '--from makes its own scenario: name no other file.'],
    [from !== undefined && shrink, '--shrink is for the scenario that --from has written.'],
  ];
  return rules.find(([isBroken]) => isBroken)?.[1];
}

/** Why a report can't be written where it is wanted; null where all can. */
function reportProblem({ json, junit, playwright, html, out }: Options): string | null {
  const messages = [json, junit, playwright, html, out].flatMap((file) =>
    file === undefined ? [] : unwritableMessage(file),
  );
  return messages.length === 0 ? null : `${messages.join('\n')}\n`;
}

/** In the order of their names, whatever the file system says. A name that fits nothing stays itself. */
function filesOf(pattern: string): string[] {
  const found = globSync(pattern).sort();
  const isPattern = /[*?[{]/.test(pattern);
  return found.length === 0 && !isPattern ? [pattern] : found;
}

/** What replays the files. What it needs is loaded only now: a browser with its server, or the machines. */
async function openReplayer(options: Options, files: number): Promise<Replayer> {
  const { browser, headed, workers, times, html, trace = TRACES } = options;
  if (html !== undefined) {
    const { openHtmlWriter } = await import('./write-html.ts');
    const { replayInTurn } = await import('./replayer.ts');
    return replayInTurn(openHtmlWriter(html, browser), 1);
  }
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
  const message = await shrinkFile(file.file, out ?? shrunkName(file.file));
  return [`    ${paint('dim', visibleText(message))}`];
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
