import type { MethodName } from '@cangkir/bridge';
import type { NativeFailure, Result } from '@cangkir/core';
import { createStore } from '@xstate/store';
import type { CallRecord } from '../host/host.types.ts';
import type { Platform } from '../settings/settings.ts';
import { type CallCell, cellOfRecord, type Outcome } from './call-cells.ts';
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
      /** A call had an outcome; null if another event reports it. */
      called: (context, { cell }: { cell: CallCell | null }) =>
        cell === null ? context : { ...context, calls: countOnce(context.calls, cell) },
      /** A request ended; null if it matched no endpoint. */
      requested: (context, { cell }: { cell: RequestCell | null }) =>
        cell === null ? context : { ...context, requests: countOnce(context.requests, cell) },
    },
  });
}

export type SessionCoverage = ReturnType<typeof createSessionCoverage>;

/** The cell of a call that the native app refused, with its reason. Null for any other. */
export function cellOfRefusal(call: CallRecord, platform: Platform): CallCell | null {
  const cell = cellOfRecord(call, platform);
  return cell?.outcome === 'declined' || cell?.outcome === 'invalid' ? cell : null;
}

/** The app's own answer: it declined, or has no device info (section 8). */
type Refusal = 'declined' | 'no-device-info';

const OUTCOME_OF_KIND: Readonly<Record<Exclude<NativeFailure['kind'], Refusal>, Outcome>> = {
  'outside-app': 'outsideApp',
  'no-bridge': 'noBridge',
  unsupported: 'unsupported',
  timeout: 'timeout',
  malformed: 'malformed',
};

/** The cell of a call as the page saw it. Null if the native app refused it: see {@link cellOfRefusal}. */
export function cellOfSeen(
  method: MethodName,
  result: Result<unknown, NativeFailure>,
  platform: Platform,
): CallCell | null {
  if (result.ok) return { method, platform, outcome: 'success' };
  const { kind } = result.failure;
  const isRefusal = kind === 'declined' || kind === 'no-device-info';
  return isRefusal ? null : { method, platform, outcome: OUTCOME_OF_KIND[kind] };
}
