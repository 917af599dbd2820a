import type { GatewayFailure } from '../../flow/gateway/gateway.ts';
import { type Problem, problemOf, problemOfCode } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';

/**
 * Why the campaign of a link failed to load. The backend rejects malformed names; for the user, such a campaign does
 * not exist.
 */
export function problemOfLink(failure: GatewayFailure): Problem {
  return 'code' in failure && failure.code === RESPONSE_CODE.bodyInvalid
    ? problemOfCode(RESPONSE_CODE.notFound)
    : problemOf(failure);
}
