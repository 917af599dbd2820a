/**
 * `npm run exports -- [FILE…]`: writes the scenarios that say what is on the screen, by default all stored ones, as
 * Playwright tests, and runs them. Prints how many of all passed, and what the others can't say; ends with 1 below 90 %.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import type { Scenario } from '../scenario/scenario.ts';
import { missingBuild } from '../server/missing-build.ts';
import { REPOSITORY, SIMULATOR_ROOT } from '../server/paths.ts';
import { type Exporter, openExporter } from './export-playwright.ts';
import { readScenarioFile } from './replay-file.ts';
import { summarizeExports } from './report/exports-summary.ts';

/** Where simulator/exports.config.ts looks for the tests. */
const FOLDER = path.join(REPOSITORY, '.cache/exports');
const RESULTS = path.join(FOLDER, 'results.json');

/** What is read of Playwright's own report. */
const REPORT = v.object({ stats: v.object({ expected: v.number() }) });

const patterns = process.argv.slice(2);
const missing = missingBuild();
if (missing === null)
  await measure(patterns.length > 0 ? patterns : ['simulator/scenarios/*.json']);
else {
  process.stderr.write(missing);
  process.exitCode = 2;
}

async function measure(wanted: readonly string[]): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const exporter = await openExporter();
  const files = globSync([...wanted])
    .sort()
    .filter(showsScreen);
  const refused: (readonly string[])[] = [];
  for (const file of files) {
    const reasons = await write(exporter, file);
    if (reasons.length > 0) refused.push(reasons);
  }
  await exporter.close();
  await runTests();
  const { stats } = v.parse(REPORT, JSON.parse(readFileSync(RESULTS, 'utf8')));
  const written = files.length - refused.length;
  const { lines, exitCode } = summarizeExports({ written, passed: stats.expected, refused });
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = exitCode;
}

/** Writes a scenario as a test, or prints what it can't say. Returns that. */
async function write(exporter: Exporter, file: string): Promise<readonly string[]> {
  const text = await exporter.export(scenarioOf(file), file);
  const { name } = path.parse(file);
  if (text.ok) writeFileSync(path.join(FOLDER, `${name}.spec.ts`), text.value);
  const reasons = text.ok ? [] : text.failure;
  process.stdout.write(
    [text.ok ? `✓ ${name}` : `· ${name}`, ...reasons].join('\n    ').concat('\n'),
  );
  return reasons;
}

function showsScreen(file: string): boolean {
  return scenarioOf(file).steps.some((step) => step.do === 'expect' && step.screen !== undefined);
}

function scenarioOf(file: string): Scenario {
  const read = readScenarioFile(file);
  if (!read.ok) throw new Error(`${file} is no scenario: ${JSON.stringify(read.failure)}`);
  return read.value.scenario;
}

async function runTests(): Promise<void> {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = path.join(SIMULATOR_ROOT, 'exports.config.ts');
  const child = spawn(
    process.execPath,
    [playwright, 'test', '--config', config, '--reporter', 'dot,json'],
    {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: RESULTS },
    },
  );
  await once(child, 'exit');
}
