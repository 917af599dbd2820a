import type { GatewayFailure } from '../gateway/gateway.ts';

/**
 * The outcome of a change.
 * - `done`: the backend answered.
 * - `refused`: the backend decided against the change, finally for this key.
 * - `unknown`: the change may have been applied. Retry only under the same key.
 * - `loginRequired`, `sessionEnded`: the user must log in first. With `isMaybeApplied`, an earlier try may have been
 * applied.
 */
export type ChangeOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused' | 'unknown'; readonly failure: GatewayFailure }
  | { readonly kind: 'loginRequired' | 'sessionEnded'; readonly isMaybeApplied: boolean };

/** Keeps a pending change until its outcome is known. Null once it is. */
export function pendingAfter<Pending>(
  outcome: ChangeOutcome<unknown>,
  pending: Pending,
): Pending | null {
  return isUnknown(outcome) ? pending : null;
}

function isUnknown(outcome: ChangeOutcome<unknown>): boolean {
  return 'isMaybeApplied' in outcome ? outcome.isMaybeApplied : outcome.kind === 'unknown';
}
