import * as v from 'valibot';

/** The number of checks of a part of `npm test`. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The author of the JSON report. */
export type Reporter = 'vitest' | 'playwright';

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

const REPORTS = {
  vitest: v.pipe(
    v.object({ numPassedTests: COUNT, numFailedTests: COUNT }),
    v.transform(
      (report): Counts => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    ),
  ),
  playwright: v.pipe(
    v.object({ stats: v.object({ expected: COUNT, unexpected: COUNT, flaky: COUNT }) }),
    // A test that passes on a retry passed: the list marks it as flaky.
    v.transform(
      ({ stats }): Counts => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    ),
  ),
} as const;

/** A tool without a report is one check. */
export function countRun(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts the tests in a runner's report. It counts as a failure if the runner fails without a failed test (a crash, or
 * a file that failed to load), leaves no readable report, or runs no tests.
 *
 * @param report the report's JSON text, or `undefined` if there is none
 */
export function countReport(
  reporter: Reporter,
  exitCode: number,
  report: string | undefined,
): Counts {
  const counted = readReport(reporter, report);
  const isSilentFailure = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return isSilentFailure ? { ...counted, failed: 1 } : counted;
}

function readReport(reporter: Reporter, report: string | undefined): Counts {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), REPORTS[reporter]), report);
  return parsed.success ? parsed.output : { passed: 0, failed: 0 };
}

/** The sum over several parts. */
export function addUp(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
    }),
    { passed: 0, failed: 0 },
  );
}
