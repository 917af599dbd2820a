import { RESPONSE_CODE } from '../response-code/response-code.ts';
import { failureOfCode } from './failure-of-code.ts';
import type { GatewayFailure } from './gateway.ts';

/**
 * Why something failed to load. The backend refuses a malformed name, such as that of a link that lost its end; for the
 * user, what it names does not exist.
 */
export function failureOfLoad(failure: GatewayFailure): GatewayFailure {
  return 'code' in failure && failure.code === RESPONSE_CODE.bodyInvalid
    ? failureOfCode(RESPONSE_CODE.notFound)
    : failure;
}
