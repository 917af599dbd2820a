import { type Problem, problemOf } from '../problem/problem.ts';
import type { GatewayResult } from './gateway.ts';
import { underWayAfter } from './gateway-result.ts';

/** What a page knows of a change once there is an answer: what came of it, or what went wrong. */
type AfterAnswer<Outcome> = { readonly pendingKey: string | null } & (
  | { readonly outcome: Outcome }
  | { readonly problem: Problem }
);

/** A refusal is final under its key; a lost answer is asked for again with the same one. */
export function afterAnswer<Outcome>(
  { pendingKey }: { readonly pendingKey: string | null },
  result: GatewayResult<Outcome>,
): AfterAnswer<Outcome> {
  return {
    pendingKey: underWayAfter(result, pendingKey),
    ...(result.ok ? { outcome: result.value } : { problem: problemOf(result.failure) }),
  };
}
