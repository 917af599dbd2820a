import { fail, succeed } from '../../platform/result.ts';
import { isTokenRefusedFailure } from '../problem/problem.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../response-code/response-code.ts';
import { isFinal } from './ask-again.ts';
import type { GatewayFailure, GatewayResult } from './gateway.ts';

/** Tells whether the backend does not know what was asked for. */
export function isNotFound(result: GatewayResult<unknown>): boolean {
  return !result.ok && isNotFoundFailure(result.failure);
}

/** Tells whether a failure means that the backend does not know what was asked for. */
export function isNotFoundFailure(failure: GatewayFailure): boolean {
  return isRefused(failure, RESPONSE_CODE.notFound);
}

/** Tells whether the token was refused: the session ends and the person logs in again. */
export function isTokenRefused(result: GatewayResult<unknown>): boolean {
  return !result.ok && isTokenRefusedFailure(result.failure);
}

/** Tells whether the backend wants a login before it looks at what is asked for: nobody is logged in there. */
export function isLoginRequired(result: GatewayResult<unknown>): boolean {
  return !result.ok && isLoginRequiredFailure(result.failure);
}

/** Tells whether a failure means that the backend wants a login before it looks at what is asked for. */
export function isLoginRequiredFailure(failure: GatewayFailure): boolean {
  return isRefused(failure, CLAIM_CODE.loginRequired);
}

/** Tells whether nobody knows what became of a change: it may be asked for again under the same key alone. */
export function isUnsettled(result: GatewayResult<unknown>): boolean {
  return !result.ok && !isFinal(result.failure);
}

/** What is under way after an answer: what was, until it is settled. */
export function underWayAfter<Change>(
  result: GatewayResult<unknown>,
  underWay: Change,
): Change | null {
  return isUnsettled(result) ? underWay : null;
}

/**
 * Reads what a reply means by its code.
 *
 * @param read gives null for a code that is none of its own; that is a refusal
 */
export function readReply<Reply extends { readonly code: number }, Outcome>(
  result: GatewayResult<Reply>,
  read: (reply: Reply) => Outcome | null,
): GatewayResult<Outcome> {
  if (!result.ok) return result;
  const outcome = read(result.value);
  return outcome === null ? fail({ kind: 'refused', code: result.value.code }) : succeed(outcome);
}

function isRefused(failure: GatewayFailure, code: number): boolean {
  return failure.kind === 'refused' && failure.code === code;
}
