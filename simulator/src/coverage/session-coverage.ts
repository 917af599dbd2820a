import { createStore } from '@xstate/store';
import type { CallCell } from './call-cells.ts';
import { type Counted, countOnce } from './coverage-of.ts';
import type { RequestCell } from './request-cells.ts';

/** The outcomes of calls and requests, with counts. */
export interface ExercisedCells {
  readonly calls: readonly Counted<CallCell>[];
  readonly requests: readonly Counted<RequestCell>[];
}

const NOTHING: ExercisedCells = { calls: [], requests: [] };

/** What was exercised since the simulator was opened. Clearing the log has no effect. */
export function createSessionCoverage() {
  return createStore({
    context: NOTHING,
    on: {
      /** A call had an outcome; null if it had none. */
      called: (context, { cell }: { cell: CallCell | null }) =>
        cell === null ? context : { ...context, calls: countOnce(context.calls, cell) },
      /** A request ended; null if it matched no endpoint. */
      requested: (context, { cell }: { cell: RequestCell | null }) =>
        cell === null ? context : { ...context, requests: countOnce(context.requests, cell) },
    },
  });
}

export type SessionCoverage = ReturnType<typeof createSessionCoverage>;
