import type { GatewayFailure } from '../ports/gateway.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';

/** What a person is told; the key of a message in every language. */
export type ProblemMessage =
  | 'unreachable'
  | 'busy'
  | 'sessionEnded'
  | 'signatureRefused'
  | 'requestInvalid'
  | 'clockWrong'
  | 'phoneInvalid'
  | 'smsCodeIncomplete'
  | 'smsCodeWrong'
  | 'smsCodeExpired'
  | 'smsCodeTooSoon'
  | 'smsCodeTooManyTries'
  | 'voucherNotFound'
  | 'phoneCheckUnavailable'
  | 'unexpected';

/**
 * What went wrong, and what helps the person on.
 * - `retry`: ask again, nothing was lost. - `amend`: change what was typed.
 * - `askNewCode`: have another SMS sent. - `logIn`: log in and come back. - `reload`: load the app anew.
 */
export interface Problem {
  readonly message: ProblemMessage;
  readonly next: 'retry' | 'amend' | 'askNewCode' | 'logIn' | 'reload';
  /** The backend's code where the message is the general one, so that support can find it. */
  readonly code: number | null;
}

const UNEXPECTED = { message: 'unexpected', next: 'retry' } as const;

/** From numeric code to message and next step (specification, section 8). */
const PROBLEMS: ReadonlyMap<number, Omit<Problem, 'code'>> = new Map<number, Omit<Problem, 'code'>>(
  [
    [RESPONSE_CODE.serverBusy, { message: 'busy', next: 'retry' }],
    [RESPONSE_CODE.tokenInvalid, { message: 'sessionEnded', next: 'logIn' }],
    [RESPONSE_CODE.signatureMissing, { message: 'signatureRefused', next: 'reload' }],
    [RESPONSE_CODE.signatureForged, { message: 'signatureRefused', next: 'reload' }],
    [RESPONSE_CODE.signatureOld, { message: 'clockWrong', next: 'retry' }],
    [RESPONSE_CODE.bodyInvalid, { message: 'requestInvalid', next: 'retry' }],
    [RESPONSE_CODE.notFound, { message: 'voucherNotFound', next: 'retry' }],
    [RESPONSE_CODE.smsCodeWrong, { message: 'smsCodeWrong', next: 'amend' }],
    [RESPONSE_CODE.smsCodeExpired, { message: 'smsCodeExpired', next: 'askNewCode' }],
    [RESPONSE_CODE.smsCodeTooSoon, { message: 'smsCodeTooSoon', next: 'retry' }],
    [RESPONSE_CODE.smsCodeTooManyTries, { message: 'smsCodeTooManyTries', next: 'askNewCode' }],
    [RESPONSE_CODE.phoneInvalid, { message: 'phoneInvalid', next: 'amend' }],
  ],
);

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
      return { ...UNEXPECTED, code: null };
    case 'refused':
      return problemOfCode(failure.code);
  }
}

/** What a numeric code other than 0 means to the person. */
export function problemOfCode(code: number): Problem {
  const known = PROBLEMS.get(code);
  return known === undefined ? { ...UNEXPECTED, code } : { ...known, code: null };
}

/** Tells whether the token was refused: the session ends and the person logs in again. */
export function isTokenRefused(failure: GatewayFailure): boolean {
  return failure.kind === 'refused' && failure.code === RESPONSE_CODE.tokenInvalid;
}
