/**
 * `npm test`: every check of the project. Parts that keep one core busy run two at a time, the others one after the
 * other. A failed part does not stop the independent ones.
 * The summary names what failed; its last line is `N passed, M failed` over all parts, and `, K skipped` where some
 * cannot run on this machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { behaviourTests } from './behaviour-tests.ts';
import { PART_GUARD_MS } from './hang-guard.ts';
import { readText } from './repo-root.ts';
import { type Command, run } from './run.ts';
import {
  REPORT_VARIABLE,
  readReport,
  reportOfCheck,
  type TestReport,
} from './test-report/test-report.ts';

interface Part {
  /** As package.json names its command. */
  readonly name: string;
  readonly args?: readonly string[];
  /** The runner whose tests are counted; without one the part is one check. */
  readonly runner?: keyof typeof REPORTERS;
  /** The part needs the output of the part `build`. */
  readonly needsBuild?: true;
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly report: TestReport;
}

/** What makes a runner show its progress as always, and write a report besides. */
const REPORTERS = {
  vitest: ['--reporter=default', `--reporter=${reporterOf('vitest')}`],
  playwright: [`--reporter=list,${reporterOf('playwright')}`],
} as const;

const SCRIPTS = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readText('package.json')),
).scripts;

/** Comes first: the types write what it only compares. */
const LISTS: Part = { name: 'collect', args: ['--check'] };

/** Each keeps one core busy: two run at a time, and what one prints appears at its end, as a whole. */
const CHECKS: readonly Part[] = [
  { name: 'types' },
  { name: 'build' },
  { name: 'lint' },
  { name: 'docs', args: ['--check'] },
  { name: 'phone-metadata', args: ['--check'] },
  { name: 'scenario-schema', args: ['--check'] },
  { name: 'charts', args: ['--check'] },
  { name: 'call-coverage', args: ['--check'] },
  { name: 'replay', args: ['--quiet', 'simulator/scenarios/*.json'] },
  { name: 'purity', needsBuild: true },
  { name: 'browsers', needsBuild: true },
  { name: 'size', needsBuild: true },
];

/** Each keeps all cores busy. */
const SUITES: readonly Part[] = [
  // Each test runs once.
  { name: 'unit', args: ['--exclude', behaviourTests()], runner: 'vitest' },
  { name: 'coverage', runner: 'vitest' },
  { name: 'stories', runner: 'vitest' },
  { name: 'e2e', runner: 'playwright', needsBuild: true },
  { name: 'webkit', runner: 'vitest', needsBuild: true },
  { name: 'caddy', runner: 'vitest', needsBuild: true },
];

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
try {
  summarize(await checkAll());
} finally {
  rmSync(reports, { recursive: true });
}

async function checkAll(): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  await checkIfBuilt(LISTS, outcomes);
  for (const needsBuild of [undefined, true] as const) {
    const waiting = CHECKS.filter((part) => part.needsBuild === needsBuild);
    const checkWaiting = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift()) {
        const printed: string[] = [];
        await checkIfBuilt(part, outcomes, (text) => void printed.push(text));
        process.stdout.write(printed.join(''));
      }
    };
    await Promise.all([checkWaiting(), checkWaiting()]);
  }
  for (const part of SUITES) await checkIfBuilt(part, outcomes);
  return outcomes;
}

/** @param print takes what a check prints, in place of the terminal */
async function checkIfBuilt(
  { name, args = [], runner, needsBuild }: Part,
  outcomes: Outcome[],
  print?: (text: string) => void,
): Promise<void> {
  const write = print ?? ((text) => process.stdout.write(text));
  if (needsBuild && hasFailed('build', outcomes)) {
    write(`\n── ${name}: skipped, because the build failed\n\n`);
    return;
  }
  write(`\n── ${name}\n\n`);
  const start = performance.now();
  const command = [...commandOf(name), ...args] as const;
  const report = runner
    ? await checkTests(name, [...command, ...REPORTERS[runner]])
    : reportOfCheck(await run(command, { print, timeoutMs: PART_GUARD_MS }));
  outcomes.push({ name, report, seconds: (performance.now() - start) / 1000 });
}

async function checkTests(name: string, command: Command): Promise<TestReport> {
  const file = path.join(reports, `${name}.json`);
  const environment = { [REPORT_VARIABLE]: file };
  return readReport(await run(command, { environment, timeoutMs: PART_GUARD_MS }), file);
}

function hasFailed(name: string, outcomes: readonly Outcome[]): boolean {
  return outcomes.some((outcome) => outcome.name === name && outcome.report.failures.length > 0);
}

function summarize(outcomes: readonly Outcome[]): void {
  console.log('\n── summary\n');
  for (const { name, report, seconds } of outcomes) {
    const cells = [...countsOf(report), `${seconds.toFixed(1)} s`];
    console.log(name.padEnd(16) + cells.map((cell) => cell.padStart(14)).join(''));
  }
  const total = (count: (report: TestReport) => number) =>
    outcomes.reduce((sum, { report }) => sum + count(report), 0);
  const passed = total((report) => report.passed);
  const skipped = total((report) => report.skipped ?? 0);
  const failures = outcomes.flatMap(({ name, report }) =>
    report.failures.map((failure) => `${name}: ${failure}`),
  );
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${countsOf({ passed, failures, skipped }).join(', ')}`);
  if (failures.length > 0) process.exitCode = 1;
}

function countsOf({ passed, failures, skipped = 0 }: TestReport): readonly string[] {
  const counts = [`${passed} passed`, `${failures.length} failed`];
  return skipped > 0 ? [...counts, `${skipped} skipped`] : counts;
}

function reporterOf(runner: string): string {
  return path.join(import.meta.dirname, 'test-report', `${runner}-reporter.ts`);
}

/** The command of package.json without the build before it, which is a part of its own. */
function commandOf(name: string): Command {
  const [program = '', ...args] = SCRIPTS[name]?.split(' && ').at(-1)?.split(' ') ?? [];
  return [program, ...args];
}
