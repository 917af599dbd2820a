import { readFileSync } from 'node:fs';
import type { ScenarioResult } from '../replay/scenario-result.ts';
import { needsScreen } from '../scenario/needs-screen.ts';
import { parseJsonWithLines } from '../scenario/parse-json-with-lines.ts';
import { readScenario } from '../scenario/validate.ts';
import { parsePointer } from '../shared/json-pointer.ts';
import type { FileResult, PlacedResult } from './report/json-report.ts';
import { type RunOutcome, runTimes, type ScenarioRunner } from './scenario-runner.ts';

/** What became of a file, and what a failure in the browser left. */
export interface Replayed extends Pick<RunOutcome, 'trace' | 'screenshot'> {
  readonly result: FileResult;
}

/** What a failure in the browser leaves, where there was none. */
const NOTHING_KEPT = { trace: null, screenshot: null };

/** Reads the scenario of a file, and runs it. */
export async function replayFile(
  file: string,
  runner: ScenarioRunner,
  times: number,
): Promise<Replayed> {
  const text = readText(file);
  if (text === null) {
    const problem = { pointer: '', line: null, words: 'The file can’t be read.' };
    return { result: { file, problems: [problem] }, ...NOTHING_KEPT };
  }
  const scenario = readScenario(text);
  if (!scenario.ok) return { result: { file, problems: scenario.failure }, ...NOTHING_KEPT };
  if (!runner.hasScreen && needsScreen(scenario.value)) {
    return { result: { file, skipped: scenario.value.title }, ...NOTHING_KEPT };
  }
  const { result, ...kept } = await runTimes(times, runner, scenario.value, file);
  return { result: { file, result: withLines(result, text) }, ...kept };
}

function withLines(result: ScenarioResult, text: string): PlacedResult {
  const failures = result.failures.map((failure) => ({
    ...failure,
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
