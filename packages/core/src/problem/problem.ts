import { activityVerdict } from '../activity/activity-code.ts';
import type { GatewayFailure } from '../ports/gateway.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import type { ProblemMessage } from './problem-message.ts';

/**
 * What went wrong, and what helps the person on.
 * - `retry`: ask again, nothing was lost. - `amend`: change what was typed or chosen, beside the form.
 * - `askNewCode`: have another SMS sent. - `logIn`: log in and come back. - `reload`: load the app anew.
 * - `leave`: there is nothing more to do here. - `openApp`: go on in the native app, or in its latest version.
 */
export interface Problem {
  readonly message: ProblemMessage;
  readonly next: 'retry' | 'amend' | 'askNewCode' | 'logIn' | 'reload' | 'leave' | 'openApp';
  /** The backend's code where the message is the general one, so that support can find it. */
  readonly code: number | null;
}

/** From numeric code to message and next step (specification, section 8). */
const PROBLEMS: Readonly<Record<number, readonly [ProblemMessage, Problem['next']]>> = {
  [RESPONSE_CODE.serverBusy]: ['busy', 'retry'],
  [RESPONSE_CODE.tokenInvalid]: ['sessionEnded', 'logIn'],
  [RESPONSE_CODE.signatureMissing]: ['signatureRefused', 'reload'],
  [RESPONSE_CODE.signatureForged]: ['signatureRefused', 'reload'],
  [RESPONSE_CODE.signatureOld]: ['clockWrong', 'retry'],
  [RESPONSE_CODE.bodyInvalid]: ['requestInvalid', 'retry'],
  [RESPONSE_CODE.notFound]: ['voucherNotFound', 'retry'],
  [RESPONSE_CODE.smsCodeWrong]: ['smsCodeWrong', 'amend'],
  [RESPONSE_CODE.smsCodeExpired]: ['smsCodeExpired', 'askNewCode'],
  [RESPONSE_CODE.smsCodeTooSoon]: ['smsCodeTooSoon', 'retry'],
  [RESPONSE_CODE.smsCodeTooManyTries]: ['smsCodeTooManyTries', 'askNewCode'],
  [RESPONSE_CODE.phoneInvalid]: ['phoneInvalid', 'amend'],
  [RESPONSE_CODE.giftCardUsed]: ['giftCardUsed', 'amend'],
  [RESPONSE_CODE.giftCardItemInvalid]: ['giftCardItemInvalid', 'amend'],
  [RESPONSE_CODE.giftCardLimit]: ['giftCardLimit', 'amend'],
  [RESPONSE_CODE.giftExchangeFailed]: ['giftExchangeFailed', 'retry'],
  [RESPONSE_CODE.giftExchangeLimit]: ['giftExchangeLimit', 'amend'],
  [RESPONSE_CODE.pointsInsufficient]: ['pointsInsufficient', 'amend'],
};

/** Names a problem of our own finding. */
export function problem(message: ProblemMessage, next: Problem['next']): Problem {
  return { message, next, code: null };
}

/** What a gateway's failure means to the person. A code that nobody knows is told with its number. */
export function problemOf(failure: GatewayFailure): Problem {
  switch (failure.kind) {
    case 'unreachable':
      return problem('unreachable', 'retry');
    case 'malformed':
      return problem('unexpected', 'retry');
    case 'refused':
      return problemOfCode(failure.code);
  }
}

/** What a numeric code other than 0 means to the person. */
export function problemOfCode(code: number): Problem {
  const verdict = activityVerdict(code);
  if (verdict === 'notStarted') return problem(verdict, 'retry');
  if (verdict === 'ended') return problem(verdict, 'leave');
  const known = PROBLEMS[code];
  return known === undefined ? { ...problem('unexpected', 'retry'), code } : problem(...known);
}

/** Tells whether the token was refused: the session ends and the person logs in again. */
export function isTokenRefused(failure: GatewayFailure): boolean {
  return failure.kind === 'refused' && failure.code === RESPONSE_CODE.tokenInvalid;
}
