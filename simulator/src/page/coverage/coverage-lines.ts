import { METHODS } from '@cangkir/bridge';
import { keysOf, RESPONSE_CODE } from '@cangkir/core';
import { nameOfCode } from '../../backend/known-codes.ts';
import { type CallCell, OUTCOMES, type Outcome } from '../../coverage/call-cells.ts';
import type { Covered } from '../../coverage/coverage-of.ts';
import { codeOf, type RequestCell } from '../../coverage/request-cells.ts';
import { PLATFORMS } from '../../settings/settings.ts';

/** Which cells are wanted: every one, those that this session has not exercised, those that nobody has. */
export type Shown = 'all' | 'notHere' | 'notAtAll';

export interface CoverageFilter {
  readonly shown: Shown;
  /** What is asked for or what came of it is called, or a scenario that exercises it. */
  readonly search: string;
}

/** Who has exercised something, and how often. */
export type Exercised = Pick<Covered<object>, 'times' | 'scenarios'>;

/** One thing that can come of a call or a request. */
export interface CoverageLine {
  /** The call, or the endpoint. */
  readonly asked: string;
  /** What came of it, as people read it: `-3 outside app`. */
  readonly outcome: string;
  /** A cell a column; null where it can't come to this there. */
  readonly cells: readonly (Exercised | null)[];
}

/** Who has exercised a cell. */
export type Exerciser = 'both' | 'session' | 'scenarios' | 'nobody';

export function exerciserOf({ times, scenarios }: Exercised): Exerciser {
  if (times > 0) return scenarios.length > 0 ? 'both' : 'session';
  return scenarios.length > 0 ? 'scenarios' : 'nobody';
}

/** What can come of each call: a line an outcome, a cell a platform. */
export function linesOfCalls(cells: readonly Covered<CallCell>[]): readonly CoverageLine[] {
  const lines = keysOf(METHODS).flatMap((method) =>
    keysOf(OUTCOMES).map((outcome) => {
      const of = cells.filter((cell) => cell.method === method && cell.outcome === outcome);
      return {
        asked: method,
        outcome: outcomeLabel(outcome),
        cells: PLATFORMS.map((platform) => of.find((cell) => cell.platform === platform) ?? null),
      };
    }),
  );
  return lines.filter((line) => line.cells.some((cell) => cell !== null));
}

/** What can come of each request: a line an answer, with one cell. */
export function linesOfRequests(cells: readonly Covered<RequestCell>[]): readonly CoverageLine[] {
  return cells.map((cell) => ({
    asked: cell.endpoint,
    outcome: answerLabel(cell.answer),
    cells: [cell],
  }));
}

/** Those with a cell that is wanted. */
export function filterLines(
  lines: readonly CoverageLine[],
  { shown, search }: CoverageFilter,
): readonly CoverageLine[] {
  const wanted = search.trim().toLowerCase();
  return lines
    .filter((line) => cellsOf(line).some((cell) => isWanted(cell, shown)))
    .filter((line) => textOf(line).includes(wanted));
}

function outcomeLabel(outcome: Outcome): string {
  const code = OUTCOMES[outcome];
  const text = outcome.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return code === null ? text : `${code} ${text}`;
}

function answerLabel(answer: RequestCell['answer']): string {
  const code = codeOf(answer);
  if (code === RESPONSE_CODE.success) return `${code} success`;
  const name = code === null ? null : nameOfCode(code);
  return name === null ? answer : `${answer} ${name}`;
}

function cellsOf({ cells }: CoverageLine): readonly Exercised[] {
  return cells.filter((cell) => cell !== null);
}

function isWanted(cell: Exercised, shown: Shown): boolean {
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
  return [line.asked, line.outcome, ...scenarios].join('\n').toLowerCase();
}
