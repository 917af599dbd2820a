import { fail, succeed } from '../../platform/result.ts';
import { failureOfCode } from './failure-of-code.ts';
import type { GatewayResult } from './gateway.ts';

/**
 * Reads the outcome of a reply by its code.
 *
 * @param read returns null for an unknown code, which is a failure
 */
export function readReply<Reply extends { readonly code: number }, Outcome>(
  result: GatewayResult<Reply>,
  read: (reply: Reply) => Outcome | null,
): GatewayResult<Outcome> {
  if (!result.ok) return result;
  const outcome = read(result.value);
  return outcome === null ? fail(failureOfCode(result.value.code)) : succeed(outcome);
}
