import { readFileSync } from 'node:fs';
import { fail, type Result, succeed } from '@cangkir/core';
import { readReport, unreadReport } from '../replay/from-report/read-report.ts';
import type { ScenarioResult } from '../replay/scenario-result.ts';
import { needsScreen } from '../scenario/needs-screen.ts';
import { parseJsonWithLines } from '../scenario/parse-json-with-lines.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { readScenario, type ScenarioProblem } from '../scenario/validate.ts';
import { parsePointer } from '../shared/json-pointer.ts';
import { maskText } from '../shared/mask-text.ts';
import type { FileResult, PlacedResult } from './report/json-report.ts';
import { type RunOutcome, runTimes, type ScenarioRunner } from './scenario-runner.ts';

/** What became of a file, and what a failure in the browser left. */
export interface Replayed extends Pick<RunOutcome, 'trace' | 'screenshot'> {
  readonly result: FileResult;
}

/** What a failure in the browser leaves, where there was none. */
const NOTHING_KEPT = { trace: null, screenshot: null };

/** Reads the scenario of a file. Fails with what is wrong with it. */
export function readScenarioFile(
  file: string,
): Result<{ readonly scenario: Scenario; readonly text: string }, readonly ScenarioProblem[]> {
  const text = readText(file);
  if (text === null) return fail(wholeFile('The file can’t be read.'));
  const scenario = readScenario(text);
  if (scenario.ok) return succeed({ scenario: scenario.value, text });
  if (readReport(text).ok) {
    return fail(wholeFile('It is a customer’s report: --from makes a scenario of it.'));
  }
  const unread = unreadReport(text);
  return unread === null ? scenario : fail(wholeFile(unread));
}

function wholeFile(message: string): readonly ScenarioProblem[] {
  return [{ pointer: '', line: null, message }];
}

/** Reads the scenario of a file, and runs it. */
export async function replayFile(
  file: string,
  runner: ScenarioRunner,
  times: number,
): Promise<Replayed> {
  const read = readScenarioFile(file);
  if (!read.ok) return { result: { file, problems: read.failure }, ...NOTHING_KEPT };
  const { scenario, text } = read.value;
  if (!runner.hasScreen && needsScreen(scenario)) {
    return { result: { file, skipped: maskText(scenario.title) }, ...NOTHING_KEPT };
  }
  const { result, ...kept } = await runTimes(times, runner, scenario, file);
  return { result: { file, result: withLines(result, text) }, ...kept };
}

function withLines(result: ScenarioResult, text: string): PlacedResult {
  const failures = result.failures.map((failure) => ({
    ...failure,
    pointer: maskText(failure.pointer),
    line: lineOf(failure.pointer, text),
  }));
  return { ...result, failures };
}

/** The line of a value; of the nearest one around it, where the file leaves it out. */
function lineOf(pointer: string, text: string): number {
  const json = parseJsonWithLines(text);
  return json.ok ? json.value.lineOf(parsePointer(pointer)) : 1;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
