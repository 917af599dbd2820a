import type { OpenedChange } from '../../flow/change/change-context.ts';
import { type ChangeOutcome, pendingAfter } from '../../flow/change/change-outcome.ts';
import { type Problem, problemOf, problemOfCode } from '../../flow/problem/problem.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { CheckedPhone, LoginContext, LoginPorts } from './login.types.ts';

/** What a form sends, under a key. */
export type SentLogin = LoginContext & OpenedChange;

/** The outcome of a request that failed. */
export type FailedOutcome = Exclude<ChangeOutcome<never>, { readonly kind: 'done' }>;

/** A key belongs to a phone or an SMS. Whether it was sent before is not recorded. */
export function sentUnder(pendingKey: string, context: LoginContext): SentLogin {
  return { ...context, pendingKey, isMaybeApplied: true };
}

/** Keeps the key until the outcome is known. The next request then takes a new one. */
export function keyAfter(
  outcome: ChangeOutcome<unknown>,
  key: string,
  { random }: LoginPorts,
): string {
  return pendingAfter(outcome, key) ?? random.uuid();
}

/** The problem of a request that failed. */
export function problemAfter(outcome: FailedOutcome): Problem {
  if ('failure' in outcome) return problemOf(outcome.failure);
  return problemOfCode(
    outcome.kind === 'sessionEnded' ? RESPONSE_CODE.tokenInvalid : CLAIM_CODE.loginRequired,
  );
}

/** When a refused request may be sent again, or null. */
export function retryAtOf(outcome: ChangeOutcome<unknown>): number | null {
  return 'failure' in outcome && 'code' in outcome.failure
    ? (outcome.failure.retryAt ?? null)
    : null;
}

/** The backend's code of a refusal, or null. */
export function codeOf(outcome: ChangeOutcome<unknown>): number | null {
  return 'failure' in outcome && 'code' in outcome.failure ? outcome.failure.code : null;
}

/** The backend refuses, for now, what the form sends. */
export function isWaiting({ ports, waitUntil }: LoginContext): boolean {
  return ports.clock.now() < waitUntil;
}

/** The states that send a phone are reached only with a valid one. */
export function e164Of(phone: CheckedPhone): string {
  return phone?.e164 ?? '';
}
