import { run } from './run.ts';
import { REPORT_VARIABLE, writeReport } from './test-report/test-report.ts';

/** A part of `npm test` that needs a program which not every machine has. */
export interface OptionalPart {
  /** The configuration of its tests. */
  readonly config: string;
  /** Whether the program is there. Installs it first where it can. */
  ensure(): boolean;
  /** What to do where it is missing. */
  readonly install: string;
  /** The variable that makes `npm test` fail without the program, in place of skipping the part. */
  readonly required: string;
}

/** Runs the tests. Arguments of the command go to vitest. */
export async function runOptionalPart(part: OptionalPart): Promise<void> {
  if (part.ensure()) {
    const args = ['vitest', 'run', '--config', part.config, ...process.argv.slice(2)] as const;
    process.exitCode = await run(args);
    return;
  }
  console.error(part.install);
  if (process.env[REPORT_VARIABLE] && !process.env[part.required]) {
    writeReport({ passed: 0, failures: [], skipped: 1 });
  } else process.exitCode = 1;
}
