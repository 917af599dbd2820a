import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { TIMED_OUT } from '../run.ts';

/** The variable that tells a reporter where to write its report. */
export const REPORT_VARIABLE = 'TEST_REPORT';

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

const REPORT = v.strictObject({
  passed: COUNT,
  failures: v.array(v.string()),
  /** Only where the part itself cannot run on this machine. */
  skipped: v.exactOptional(COUNT),
});

/** What a part of `npm test` found. A failure is a line: the name of the test, or what else went wrong. */
export type TestReport = v.InferOutput<typeof REPORT>;

/** Writes the report of a runner to the file that {@link REPORT_VARIABLE} names. */
export function writeReport(report: TestReport): void {
  const file = process.env[REPORT_VARIABLE];
  if (file === undefined) throw new Error(`${REPORT_VARIABLE} names no file for the report.`);
  writeFileSync(file, JSON.stringify(report));
}

/** A tool without a report is one check. */
export function reportOfCheck(exitCode: number): TestReport {
  if (exitCode === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [wordsOf(exitCode)] };
}

function wordsOf(exitCode: number): string {
  return exitCode === TIMED_OUT ? 'it took too long' : `exit code ${exitCode}`;
}

/**
 * Reads the report of a runner. It is a failure as well if the runner ends without one, or runs no tests.
 *
 * @param exitCode the runner's
 * @param file the report, which may be missing
 */
export function readReport(exitCode: number, file: string): TestReport {
  const report = parse(file);
  if (report === undefined) {
    return { passed: 0, failures: [`no report of the tests, and ${wordsOf(exitCode)}`] };
  }
  if (report.failures.length > 0) return report;
  if (exitCode !== 0) return { ...report, failures: [`no test failed, but ${wordsOf(exitCode)}`] };
  if (report.passed === 0 && !report.skipped) return { ...report, failures: ['no test ran'] };
  return report;
}

function parse(file: string): TestReport | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), REPORT), readIfThere(file));
  return parsed.success ? parsed.output : undefined;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
