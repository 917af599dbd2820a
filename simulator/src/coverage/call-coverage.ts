import { METHODS, type MethodName } from '@cangkir/bridge';
import { keysOf } from '../replay/keys-of.ts';
import { type CallCell, callCells } from './call-cells.ts';
import type { StoredCoverage } from './stored-coverage.ts';

/** A cell of the table, and who has exercised it. */
export interface CoveredCell extends CallCell {
  /** How often this session did. */
  readonly times: number;
  /** The ids of the stored scenarios that do. */
  readonly scenarios: readonly string[];
}

/** The table of calls × platform × outcome. */
export interface CallCoverage {
  /** A row a call, in the order of the contract; the cells that there are, in the order of the columns. */
  readonly rows: readonly {
    readonly method: MethodName;
    readonly cells: readonly CoveredCell[];
  }[];
  readonly total: number;
  /** How many of them were exercised, by whom. */
  readonly exercised: { readonly session: number; readonly scenarios: number };
}

/** @param session Every call of this session with what came of it. */
export function callCoverage(
  session: readonly CallCell[],
  stored: Pick<StoredCoverage, 'calls'>,
): CallCoverage {
  const all = callCells().map(
    (cell): CoveredCell => ({
      ...cell,
      times: session.filter((one) => isSame(one, cell)).length,
      scenarios: stored.calls.find((one) => isSame(one, cell))?.scenarios ?? [],
    }),
  );
  return {
    rows: keysOf(METHODS).map((method) => ({
      method,
      cells: all.filter((cell) => cell.method === method),
    })),
    total: all.length,
    exercised: {
      session: all.filter(({ times }) => times > 0).length,
      scenarios: all.filter(({ scenarios }) => scenarios.length > 0).length,
    },
  };
}

function isSame(one: CallCell, other: CallCell): boolean {
  return (
    one.method === other.method && one.platform === other.platform && one.outcome === other.outcome
  );
}
