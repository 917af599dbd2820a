import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machinesDriver } from './machines/machines-driver.ts';
import { type FileResult, jsonReport, totalsOf } from './report/json-report.ts';
import { junitReport } from './report/junit-report.ts';
import {
  inColour,
  type Paint,
  plain,
  problemLines,
  resultLines,
  shortLine,
} from './report/people-report.ts';
import { runScenario } from './run-scenario.ts';
import { readScenario } from './validate.ts';

const HELP = `npm run replay -- [options] FILE…

Tells scenarios on the machines alone, without a screen, and says what became of each step.
A FILE may be a pattern, such as 'simulator/scenarios/*.json'. docs/qa.md shows how to write one.

  --quiet        one line for a scenario that passed, instead of its steps
  --json FILE    writes the results as JSON
  --junit FILE   writes them as JUnit XML
  --help         this text

Ends with 0 when all passed, with 1 when a scenario failed, with 2 when a file is no scenario.
`;

/** Where a command writes, and how. */
export interface Terminal {
  write(text: string): void;
  complain(text: string): void;
  /** Whether somebody looks who wants colours. */
  readonly isColoured: boolean;
}

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
  const files = options.patterns.flatMap(filesOf);
  if (files.length === 0) {
    terminal.complain(`There is no such file.\n\n${HELP}`);
    return EXIT.invalid;
  }

  const paint = terminal.isColoured ? inColour : plain;
  const results: FileResult[] = [];
  for (const file of files) {
    const result = await replayFile(file);
    terminal.write(`${linesOf(result, options.quiet, paint).join('\n')}\n`);
    results.push(result);
  }
  if (options.json !== undefined) writeFileSync(options.json, jsonReport(results));
  if (options.junit !== undefined) writeFileSync(options.junit, junitReport(results));
  terminal.write(summaryOf(results));
  return exitCodeOf(results);
}

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        quiet: { type: 'boolean', default: false },
        json: { type: 'string' },
        junit: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return { ...values, patterns: positionals };
  } catch (error) {
    return { words: String(error instanceof Error ? error.message : error) };
  }
}

/** In the order of their names, whatever the file system says. A name that fits nothing stays itself. */
function filesOf(pattern: string): string[] {
  const found = globSync(pattern).sort();
  const isPattern = /[*?[{]/.test(pattern);
  return found.length === 0 && !isPattern ? [pattern] : found;
}

async function replayFile(file: string): Promise<FileResult> {
  const text = readText(file);
  if (text === null) {
    const problem = { pointer: '', line: null, words: 'The file can’t be read.' };
    return { file, problems: [problem] };
  }
  const scenario = readScenario(text);
  if (!scenario.ok) return { file, problems: scenario.failure };
  return { file, result: await runScenario(scenario.value, machinesDriver) };
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
  return file.result.passed && isQuiet
    ? [shortLine(file.result, file.file, paint)]
    : resultLines(file.result, file.file, paint);
}

function summaryOf(results: readonly FileResult[]): string {
  const { passed, failed, invalid, steps } = totalsOf(results);
  const noScenario = invalid === 0 ? '' : `, ${invalid} no scenario`;
  return `\n${passed} passed, ${failed} failed${noScenario}; ${steps} steps\n`;
}

function exitCodeOf(results: readonly FileResult[]): number {
  const { failed, invalid } = totalsOf(results);
  if (invalid > 0) return EXIT.invalid;
  return failed > 0 ? EXIT.failed : EXIT.passed;
}
