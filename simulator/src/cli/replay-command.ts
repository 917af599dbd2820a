import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ScenarioResult } from '../replay/run-scenario.ts';
import { parseJson } from '../scenario/parse-json.ts';
import { readScenario } from '../scenario/validate.ts';
import { missingBuilds } from '../server/missing-builds.ts';
import { TRACES } from '../server/paths.ts';
import { parsePointer } from '../shared/json-pointer.ts';
import type { Terminal } from '../shared/terminal.ts';
import { type FileResult, jsonReport, type PlacedResult, totalsOf } from './report/json-report.ts';
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

import {
  machinesRunner,
  type RunOutcome,
  runTimes,
  type ScenarioRunner,
} from './scenario-runner.ts';

const HELP = `npm run replay -- [options] FILE…

Runs scenarios on the machines alone, without a screen, and prints the result of each step.
With --browser it runs them in Chromium, on the production builds (npm run build), with a trace and a screenshot of each failure, and
skips scenarios whose pages have no screen.
A FILE may be a pattern, such as 'simulator/scenarios/*.json'. docs/qa.md shows how to write one.

  --browser      runs them in a browser
  --headed       shows the browser at work
  --trace DIR    keeps traces and screenshots there instead of in .cache/traces
  --times N      runs each file N times, and fails if the runs end differently
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

  // Before the first scenario runs: a report that can't be written must fail at once.
  const problem = reportProblem(options) ?? (options.browser ? missingBuilds() : null);
  if (problem !== null) {
    terminal.complain(problem);
    return EXIT.invalid;
  }

  const runner = await openRunner(options);
  const results = await replayFiles(files, { ...options, runner }, terminal);
  await runner.close();
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
        quiet: { type: 'boolean', default: false },
        json: { type: 'string' },
        junit: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (!/^[1-9]\d*$/.test(values.times)) return { words: '--times needs a whole number from 1.' };
    const isOfBrowser = values.headed || values.trace !== undefined;
    if (isOfBrowser && !values.browser) return { words: '--headed and --trace need --browser.' };
    return { ...values, times: Number(values.times), patterns: positionals };
  } catch (error) {
    return { words: String(error instanceof Error ? error.message : error) };
  }
}

/** Why a report can't be written where it is wanted; null where all can. */
function reportProblem({ json, junit }: Options): string | null {
  const words = [json, junit].flatMap((file) => (file === undefined ? [] : unwritableWords(file)));
  return words.length === 0 ? null : `${words.join('\n')}\n`;
}

/** In the order of their names, whatever the file system says. A name that fits nothing stays itself. */
function filesOf(pattern: string): string[] {
  const found = globSync(pattern).sort();
  const isPattern = /[*?[{]/.test(pattern);
  return found.length === 0 && !isPattern ? [pattern] : found;
}

/** The browser, its server and all that they load are there only when they are asked for. */
async function openRunner({ browser, headed, trace = TRACES }: Options): Promise<ScenarioRunner> {
  if (!browser) return machinesRunner;
  const { openBrowserRunner } = await import('./browser-runner.ts');
  return openBrowserRunner({ isHeaded: headed, traces: trace });
}

interface RunOptions extends Pick<Options, 'quiet' | 'times'> {
  readonly runner: ScenarioRunner;
}

async function replayFiles(
  files: readonly string[],
  options: RunOptions,
  terminal: Terminal,
): Promise<readonly FileResult[]> {
  const paint = terminal.isColoured ? inColour : plain;
  const results: FileResult[] = [];
  for (const file of files) {
    const { result, ...kept } = await replayFile(file, options);
    const lines = [...linesOf(result, options.quiet, paint), ...keptLines(kept, paint)];
    terminal.write(`${lines.join('\n')}\n`);
    results.push(result);
  }
  return results;
}

interface Replayed extends Pick<RunOutcome, 'trace' | 'screenshot'> {
  readonly result: FileResult;
}

/** What a failure in the browser leaves, where there was none. */
const NOTHING_KEPT = { trace: null, screenshot: null };

async function replayFile(file: string, { runner, times }: RunOptions): Promise<Replayed> {
  const text = readText(file);
  if (text === null) {
    const problem = { pointer: '', line: null, words: 'The file can’t be read.' };
    return { result: { file, problems: [problem] }, ...NOTHING_KEPT };
  }
  const scenario = readScenario(text);
  if (!scenario.ok) return { result: { file, problems: scenario.failure }, ...NOTHING_KEPT };
  if (await runner.lacksScreen(scenario.value)) {
    return { result: { file, withoutScreen: scenario.value.title }, ...NOTHING_KEPT };
  }
  const { result, ...kept } = await runTimes(times, runner, scenario.value, file);
  return { result: { file, result: withLines(result, text) }, ...kept };
}

/** Adds the lines of its failures. Where a migration moved a value, the line is that of the nearest value around it. */
function withLines(result: ScenarioResult, text: string): PlacedResult {
  const json = parseJson(text);
  const failures = result.failures.map((failure) => ({
    ...failure,
    line: json.ok ? json.value.lineOf(parsePointer(failure.pointer)) : 1,
  }));
  return { ...result, failures };
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function linesOf(file: FileResult, isQuiet: boolean, paint: Paint): string[] {
  if ('problems' in file) return problemLines(file.file, file.problems, paint);
  if ('withoutScreen' in file) return [skippedLine(file.withoutScreen, file.file, paint)];
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

function summaryOf(results: readonly FileResult[], times: number): string {
  const { passed, failed, invalid, steps, screensUnchecked, withoutScreen } = totalsOf(results);
  const ofInvalid = invalid === 0 ? '' : `, ${invalid} invalid`;
  const often = times === 1 ? '' : `, run ${times} times`;
  const screens = screensUnchecked === 0 ? '' : `; ${screensUnchecked} screens not checked`;
  const skipped =
    withoutScreen === 0 ? '' : `; ${passed + failed} run, ${withoutScreen} without a screen`;
  return `\n${passed} passed, ${failed} failed${ofInvalid}; ${steps} steps${often}${screens}${skipped}\n`;
}

function exitCodeOf(results: readonly FileResult[]): number {
  const { failed, invalid } = totalsOf(results);
  if (invalid > 0) return EXIT.invalid;
  return failed > 0 ? EXIT.failed : EXIT.passed;
}
