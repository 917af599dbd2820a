import { fail, succeed } from '../../platform/result.ts';
import { failureOfCode } from './failure-of-code.ts';
import type { GatewayResult } from './gateway.ts';

/**
 * Reads what a reply means by its code.
 *
 * @param read gives null for a code that is none of its own; that is a failure
 */
export function readReply<Reply extends { readonly code: number }, Outcome>(
  result: GatewayResult<Reply>,
  read: (reply: Reply) => Outcome | null,
): GatewayResult<Outcome> {
  if (!result.ok) return result;
  const outcome = read(result.value);
  return outcome === null ? fail(failureOfCode(result.value.code)) : succeed(outcome);
}
