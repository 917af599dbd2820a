import type { Random } from '../../platform/random.ts';
import type { GatewayFailure } from '../gateway/gateway.ts';
import { type Problem, problemOf } from '../problem/problem.ts';

/**
 * The outcome of a change.
 * - `done`: the backend answered.
 * - `refused`: the backend decided against the change, finally for this key.
 * - `unknown`: the change may have been applied. Retry only under the same key.
 * - `loginRequired`, `sessionExpired`: the user must log in first. With `maybeApplied`, an earlier try may have been
 * applied.
 */
export type ChangeOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused' | 'unknown'; readonly failure: GatewayFailure }
  | { readonly kind: 'loginRequired' | 'sessionExpired'; readonly maybeApplied: boolean };

/** Opens a change: with a new key, or with the key of the change whose answer was lost. */
export function openChange({
  pendingKey,
  ports,
}: {
  readonly pendingKey: string | null;
  readonly ports: { readonly random: Random };
}): { readonly pendingKey: string; readonly maybeApplied: boolean } {
  return { pendingKey: pendingKey ?? ports.random.uuid(), maybeApplied: pendingKey !== null };
}

/** Settles a change: its key stays until the outcome is known, and a failure shows its problem. */
export function settleChange(
  { pendingKey }: { readonly pendingKey: string | null },
  outcome: ChangeOutcome<unknown>,
): { readonly pendingKey: string | null; readonly problem?: Problem } {
  return {
    pendingKey: pendingAfter(outcome, pendingKey),
    ...('failure' in outcome && { problem: problemOf(outcome.failure) }),
  };
}

/** Keeps a pending change until its outcome is known. Null once it is. */
export function pendingAfter<Pending>(
  outcome: ChangeOutcome<unknown>,
  pending: Pending,
): Pending | null {
  return isUnknown(outcome) ? pending : null;
}

function isUnknown(outcome: ChangeOutcome<unknown>): boolean {
  return 'maybeApplied' in outcome ? outcome.maybeApplied : outcome.kind === 'unknown';
}
