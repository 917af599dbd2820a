import type { GatewayFailure } from '../../flow/gateway/gateway.ts';
import { type Problem, problemOf, problemOfCode } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';

/**
 * What a campaign that could not be read means to whoever came by its link. A text that cannot name a campaign is
 * refused for its form: to the person there is nothing there, either.
 */
export function problemOfLink(failure: GatewayFailure): Problem {
  const problem = problemOf(failure);
  return problem.code === RESPONSE_CODE.bodyInvalid
    ? problemOfCode(RESPONSE_CODE.notFound)
    : problem;
}
