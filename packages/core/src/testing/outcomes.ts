import type { ChangeOutcome } from '../flow/change/change-outcome.ts';
import type { GatewayFailure } from '../flow/gateway/gateway.ts';
import type { LoadOutcome } from '../flow/load.actor.ts';

const UNREACHABLE: GatewayFailure = { kind: 'unreachable' };

/** A successful read. */
export function loaded<Value>(value: Value): LoadOutcome<Value> {
  return { kind: 'loaded', value };
}

/** A successful change. */
export function done<Value>(value: Value): ChangeOutcome<Value> {
  return { kind: 'done', value };
}

/** Every failed read. */
export const FAILED_LOADS: readonly LoadOutcome<never>[] = [
  { kind: 'loginRequired', failure: { kind: 'loginRequired', code: 30011 } },
  { kind: 'sessionEnded', failure: { kind: 'sessionEnded', code: 10001 } },
  { kind: 'notFound', failure: { kind: 'notFound', code: 10015 } },
  { kind: 'failed', failure: UNREACHABLE },
];

/** Every change without a known success. */
export const FAILED_CHANGES: readonly ChangeOutcome<never>[] = [
  { kind: 'loginRequired', isMaybeApplied: false },
  { kind: 'loginRequired', isMaybeApplied: true },
  { kind: 'sessionEnded', isMaybeApplied: false },
  { kind: 'sessionEnded', isMaybeApplied: true },
  { kind: 'refused', failure: { kind: 'refused', code: 30005 } },
  { kind: 'refused', failure: { kind: 'notFound', code: 10015 } },
  { kind: 'unknown', failure: UNREACHABLE },
];
