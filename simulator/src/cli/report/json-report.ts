import type { Failure, ScenarioResult } from '../../replay/scenario-result.ts';
import type { ScenarioProblem } from '../../scenario/validate.ts';

/** A failure with its line in the file, counted from 1. */
export type PlacedFailure = Failure & { readonly line: number };

/** The result of a scenario, with the lines of its failures. */
export interface PlacedResult extends ScenarioResult {
  readonly failures: readonly PlacedFailure[];
}

/** What became of a file. */
export type FileResult =
  | { readonly file: string; readonly result: PlacedResult }
  /** Not run, because it taps and the machines alone have no screen: its title. */
  | { readonly file: string; readonly skipped: string }
  | { readonly file: string; readonly problems: readonly ScenarioProblem[] };

/** How many files became what. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Files that are not scenarios. */
  readonly invalid: number;
  /** Not run, because they tap and the machines alone have no screen. */
  readonly skipped: number;
  /** Steps that were tried. */
  readonly steps: number;
  /** Steps that expect something of a screen where there is none. */
  readonly screensUnchecked: number;
}

/** Adds up. */
export function totalsOf(files: readonly FileResult[]): Totals {
  const results = files.flatMap((file) => ('result' in file ? [file.result] : []));
  const tried = results.flatMap(({ steps }) => steps.filter(({ status }) => status !== 'notRun'));
  const passed = results.filter((result) => result.passed).length;
  return {
    passed,
    failed: results.length - passed,
    invalid: files.filter((file) => 'problems' in file).length,
    skipped: files.filter((file) => 'skipped' in file).length,
    steps: tried.length,
    screensUnchecked: tried.filter(({ unchecked }) => unchecked === 'screen').length,
  };
}

/** The whole run as JSON. No times in it: the same files give the same bytes. */
export function jsonReport(files: readonly FileResult[]): string {
  return `${JSON.stringify({ totals: totalsOf(files), files }, null, 2)}\n`;
}
