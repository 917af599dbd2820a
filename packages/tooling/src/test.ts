/**
 * `npm test`: every check of the project, one part after the other. A failed part does not stop the independent ones.
 * The last line is `N passed, M failed` over all of them.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addUp, type Counts, countReport, countRun, type Reporter } from './counts.ts';
import { type Command, run } from './run.ts';

interface Part {
  readonly name: string;
  readonly command: Command;
  /** The runner whose report is counted; without one the part is one check. */
  readonly reporter?: Reporter;
  /** The part needs the output of the part `build`. */
  readonly needsBuild?: true;
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Counts;
}

const PARTS: readonly Part[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--config', 'packages/tooling/vitest.config.ts'],
    reporter: 'vitest',
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
  { name: 'docs', command: tool('docs', '--check') },
  { name: 'phone-metadata', command: tool('phone-metadata', '--check') },
  {
    name: 'scenario-schema',
    command: ['node', 'simulator/src/cli/write-scenario-schema.ts', '--check'],
  },
  { name: 'charts', command: ['node', 'simulator/src/cli/write-charts.ts', '--check'] },
  {
    name: 'call-coverage',
    command: ['node', 'simulator/src/cli/write-coverage.ts', '--check'],
  },
  {
    name: 'replay',
    command: ['node', 'simulator/src/cli/replay.ts', '--quiet', 'simulator/scenarios/*.json'],
  },
  { name: 'build', command: tool('build') },
  { name: 'purity', command: tool('purity'), needsBuild: true },
  { name: 'size', command: tool('size'), needsBuild: true },
  { name: 'stories', command: tool('stories'), reporter: 'vitest' },
  { name: 'e2e', command: tool('e2e'), reporter: 'playwright', needsBuild: true },
];

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
try {
  summarize(await checkAll(PARTS));
} finally {
  rmSync(reports, { recursive: true });
}

async function checkAll(parts: readonly Part[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    if (part.needsBuild && hasFailed('build', outcomes)) {
      console.log(`\n── ${part.name}: skipped, because the build failed\n`);
    } else outcomes.push(await check(part));
  }
  return outcomes;
}

async function check({ name, command, reporter }: Part): Promise<Outcome> {
  console.log(`\n── ${name}\n`);
  const start = performance.now();
  const counts = reporter ? await checkTests(name, command, reporter) : await checkOnce(command);
  return { name, counts, seconds: (performance.now() - start) / 1000 };
}

async function checkOnce(command: Command): Promise<Counts> {
  return countRun(await run(command));
}

async function checkTests(name: string, command: Command, reporter: Reporter): Promise<Counts> {
  const report = path.join(reports, `${name}.json`);
  const exitCode =
    reporter === 'vitest'
      ? await run([
          ...command,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ])
      : await run([...command, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return countReport(reporter, exitCode, readIfThere(report));
}

function hasFailed(name: string, outcomes: readonly Outcome[]): boolean {
  return outcomes.some((outcome) => outcome.name === name && outcome.counts.failed > 0);
}

function summarize(outcomes: readonly Outcome[]): void {
  const total = addUp(outcomes.map((outcome) => outcome.counts));
  console.log('\n── summary\n');
  for (const { name, counts, seconds } of outcomes) {
    const cells = [`${counts.passed} passed`, `${counts.failed} failed`, `${seconds.toFixed(1)} s`];
    console.log(name.padEnd(16) + cells.map((cell) => cell.padStart(14)).join(''));
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

function tool(name: string, ...args: string[]): Command {
  return ['node', `packages/tooling/src/${name}.ts`, ...args];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
