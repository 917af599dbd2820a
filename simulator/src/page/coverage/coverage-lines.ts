import type { MethodName } from '@cangkir/bridge';
import { OUTCOMES, type Outcome } from '../../coverage/call-cells.ts';
import type { CallCoverage, CoveredCell } from '../../coverage/call-coverage.ts';
import { keysOf } from '../../replay/keys-of.ts';
import { PLATFORMS, type Platform } from '../../settings/settings.ts';

/** Which cells are wanted: every one, those that this session has not exercised, those that nobody has. */
export type Shown = 'all' | 'notHere' | 'notAtAll';

export interface CoverageFilter {
  readonly shown: Shown;
  /** What the call or what came of it is called, or a scenario that exercises it. */
  readonly search: string;
}

/** One thing that can come of a call, on each platform. */
export interface CoverageLine {
  readonly method: MethodName;
  readonly outcome: Outcome;
  /** By platform; null where it can't come to this there. */
  readonly cells: Readonly<Record<Platform, CoveredCell | null>>;
}

/** Who has exercised a cell. */
export type Exerciser = 'both' | 'session' | 'scenarios' | 'nobody';

export function exerciserOf({ times, scenarios }: CoveredCell): Exerciser {
  if (times > 0) return scenarios.length > 0 ? 'both' : 'session';
  return scenarios.length > 0 ? 'scenarios' : 'nobody';
}

/** The lines of the table: those with a cell that is wanted. */
export function linesOf(
  rows: CallCoverage['rows'],
  { shown, search }: CoverageFilter,
): readonly CoverageLine[] {
  const wanted = search.trim().toLowerCase();
  return rows
    .flatMap(({ method, cells }) =>
      outcomesOf(cells).map((outcome) => lineOf(method, outcome, cells)),
    )
    .filter((line) => cellsOf(line).some((cell) => isWanted(cell, shown)))
    .filter((line) => textOf(line).includes(wanted));
}

/** What can come of it, as people read it: `-3 outside app`. */
export function outcomeWords(outcome: Outcome): string {
  const code = OUTCOMES[outcome];
  const words = outcome.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return code === null ? words : `${code} ${words}`;
}

/** What can come of it on any platform. */
function outcomesOf(cells: readonly CoveredCell[]): readonly Outcome[] {
  return keysOf(OUTCOMES).filter((outcome) => cells.some((cell) => cell.outcome === outcome));
}

function lineOf(method: MethodName, outcome: Outcome, cells: readonly CoveredCell[]): CoverageLine {
  const on = (platform: Platform) =>
    cells.find((cell) => cell.outcome === outcome && cell.platform === platform) ?? null;
  return {
    method,
    outcome,
    cells: { ios: on('ios'), android: on('android'), browser: on('browser') },
  };
}

function cellsOf({ cells }: CoverageLine): readonly CoveredCell[] {
  return PLATFORMS.flatMap((platform) => cells[platform] ?? []);
}

function isWanted(cell: CoveredCell, shown: Shown): boolean {
  const exerciser = exerciserOf(cell);
  switch (shown) {
    case 'all':
      return true;
    case 'notHere':
      return exerciser === 'scenarios' || exerciser === 'nobody';
    case 'notAtAll':
      return exerciser === 'nobody';
  }
}

function textOf(line: CoverageLine): string {
  const scenarios = cellsOf(line).flatMap((cell) => cell.scenarios);
  return [line.method, outcomeWords(line.outcome), ...scenarios].join('\n').toLowerCase();
}
