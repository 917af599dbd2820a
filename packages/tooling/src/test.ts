/**
 * `npm test`: every check of the project. Parts that keep one core busy run two at a time, the others one after the
 * other. A failed part does not stop the independent ones.
 * The summary names what failed; its last line is `N passed, M failed` over all parts, and `, K skipped` where some
 * cannot run on this machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Command, run } from './run.ts';
import {
  REPORT_VARIABLE,
  readReport,
  reportOfCheck,
  type TestReport,
} from './test-report/test-report.ts';

interface Part {
  readonly name: string;
  readonly command: Command;
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

/** Comes first: the types write what it only compares. */
const LISTS: Part = { name: 'collect', command: tool('collect', '--check') };

/** Each keeps one core busy: two run at a time, and what one prints appears at its end, as a whole. */
const CHECKS: readonly Part[] = [
  { name: 'types', command: tool('types') },
  { name: 'build', command: tool('build') },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'docs', command: tool('docs', '--check') },
  { name: 'phone-metadata', command: tool('phone-metadata', '--check') },
  {
    name: 'scenario-schema',
    command: ['node', 'simulator/src/cli/write-scenario-schema.ts', '--check'],
  },
  {
    name: 'charts',
    command: ['node', 'simulator/src/cli/write-charts.ts', '--check'],
  },
  {
    name: 'call-coverage',
    command: ['node', 'simulator/src/cli/write-coverage.ts', '--check'],
  },
  {
    name: 'replay',
    command: ['node', 'simulator/src/cli/replay.ts', '--quiet', 'simulator/scenarios/*.json'],
  },
  { name: 'purity', command: tool('purity'), needsBuild: true },
  { name: 'browsers', command: tool('browsers'), needsBuild: true },
  { name: 'size', command: tool('size'), needsBuild: true },
];

/** Each keeps all cores busy. */
const SUITES: readonly Part[] = [
  {
    name: 'unit',
    command: ['vitest', 'run', '--config', 'packages/tooling/vitest.config.ts'],
    runner: 'vitest',
  },
  {
    name: 'coverage',
    command: [
      'vitest',
      'run',
      '--config',
      'packages/tooling/vitest.behaviour.config.ts',
      '--coverage',
      '--reporter=dot',
    ],
  },
  { name: 'stories', command: tool('stories'), runner: 'vitest' },
  { name: 'e2e', command: tool('e2e'), runner: 'playwright', needsBuild: true },
  { name: 'webkit', command: tool('webkit'), runner: 'vitest', needsBuild: true },
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
  { name, command, runner, needsBuild }: Part,
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
  const report = runner
    ? await checkTests(name, [...command, ...REPORTERS[runner]])
    : reportOfCheck(await run(command, {}, print));
  outcomes.push({ name, report, seconds: (performance.now() - start) / 1000 });
}

async function checkTests(name: string, command: Command): Promise<TestReport> {
  const file = path.join(reports, `${name}.json`);
  return readReport(await run(command, { [REPORT_VARIABLE]: file }), file);
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

function tool(name: string, ...args: string[]): Command {
  return ['node', `packages/tooling/src/${name}.ts`, ...args];
}
