/** `npm run replay -- FILE…`: tells scenarios on the machines alone, and says what became of each step. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machinesDriver } from './machines/machines-driver.ts';
import { type FileResult, jsonReport, totalsOf } from './report/json-report.ts';
import { junitReport } from './report/junit-report.ts';
import { inColour, plain, problemLines, resultLines, shortLine } from './report/people-report.ts';
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

/** What the program ends with. */
const EXIT = { failed: 1, invalid: 2 } as const;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if ('words' in options) return stop(options.words);
  if (options.help) return say(HELP);
  const files = options.patterns.flatMap(filesOf);
  if (files.length === 0) return stop(`No file was given, or none fits. \n\n${HELP}`);

  const results: FileResult[] = [];
  for (const file of files) {
    const result = await replayFile(file);
    say(`${linesOf(result, options.quiet).join('\n')}\n`);
    results.push(result);
  }
  if (options.json !== undefined) writeFileSync(options.json, jsonReport(results));
  if (options.junit !== undefined) writeFileSync(options.junit, junitReport(results));
  return summarize(results);
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
    return { words: `${error instanceof Error ? error.message : error}\n\n${HELP}` };
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

function linesOf(file: FileResult, isQuiet: boolean): string[] {
  const paint = process.stdout.isTTY && !process.env['NO_COLOR'] ? inColour : plain;
  if ('problems' in file) return problemLines(file.file, file.problems, paint);
  return file.result.passed && isQuiet
    ? [shortLine(file.result, file.file, paint)]
    : resultLines(file.result, file.file, paint);
}

function summarize(results: readonly FileResult[]): number {
  const { passed, failed, invalid, steps } = totalsOf(results);
  const noScenario = invalid === 0 ? '' : `, ${invalid} no scenario`;
  say(`\n${passed} passed, ${failed} failed${noScenario}; ${steps} steps\n`);
  if (invalid > 0) return EXIT.invalid;
  return failed > 0 ? EXIT.failed : 0;
}

function say(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

function stop(text: string): number {
  process.stderr.write(text);
  return EXIT.invalid;
}
