import type { GatewayFailure } from '../gateway/gateway.ts';
import type { ProblemMessage } from './problem-message.ts';

/**
 * What went wrong, and what helps the person on.
 * - `retry`: ask again, nothing was lost. - `fixInput`: change what was typed or chosen, beside the form.
 * - `askNewCode`: have another SMS sent. - `logIn`: log in and come back. - `reload`: load the app anew.
 * - `leave`: there is nothing more to do here. - `openApp`: go on in the native app, or in its latest version.
 */
export interface Problem {
  readonly message: ProblemMessage;
  readonly next: 'retry' | 'fixInput' | 'askNewCode' | 'logIn' | 'reload' | 'leave' | 'openApp';
  /** The backend's code where the message is the general one, so that support can find it. */
  readonly code: number | null;
}

/**
 * From numeric code to message and next step: the one table of what can go wrong, for sections 4 and 8 and for
 * ours (docs/assumptions.md). What a code means to one page alone – a draw that was made before – is read from
 * here by that page's own rule. code-table.ts adds the two codes that are no problem, and the one that is
 * told in general.
 * The numbers stand here as they are, for their names would travel with the first screen.
 */
export const PROBLEMS: Readonly<Record<number, readonly [ProblemMessage, Problem['next']]>> = {
  10000: ['busy', 'retry'],
  10001: ['sessionEnded', 'logIn'],
  10011: ['signatureRefused', 'reload'],
  10012: ['signatureRefused', 'reload'],
  10013: ['clockWrong', 'retry'],
  10015: ['notFound', 'retry'],
  20001: ['smsCodeWrong', 'fixInput'],
  20002: ['smsCodeExpired', 'askNewCode'],
  20003: ['smsCodeTooSoon', 'retry'],
  20004: ['smsCodeTooManyTries', 'askNewCode'],
  20005: ['phoneInvalid', 'fixInput'],
  // A coupon activity (section 4).
  30003: ['promoOver', 'leave'],
  30006: ['allClaimed', 'leave'],
  30007: ['alreadyClaimed', 'leave'],
  30011: ['loginRequired', 'logIn'],
  30012: ['newUsersOnly', 'leave'],
  30014: ['notYetTime', 'retry'],
  // An activity as a whole, in both sets of section 8, and for the helper of a bargain (section 4).
  30004: ['notStarted', 'retry'],
  120002: ['notStarted', 'retry'],
  120103: ['notStarted', 'retry'],
  30005: ['ended', 'leave'],
  110004: ['ended', 'leave'],
  120003: ['ended', 'leave'],
  120104: ['ended', 'leave'],
  // Gift cards, and gifts for points: told beside their form.
  10002: ['giftCardUsed', 'fixInput'],
  100007: ['giftCardUnknown', 'fixInput'],
  100018: ['giftCardLimit', 'fixInput'],
  30040: ['giftExchangeFailed', 'retry'],
  30041: ['giftExchangeLimit', 'fixInput'],
  30042: ['pointsInsufficient', 'fixInput'],
  // Invitations.
  20101: ['ownCode', 'leave'],
  20102: ['alreadyBound', 'leave'],
  20103: ['existingUser', 'leave'],
  // The community.
  130001: ['quotaFull', 'leave'],
  130002: ['notRegistered', 'leave'],
  130003: ['cannotReregister', 'leave'],
  130004: ['registrationOver', 'leave'],
  130005: ['wrongDay', 'retry'],
  130006: ['wrongQr', 'fixInput'],
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
    default:
      return problemOfCode(failure.code);
  }
}

/** What a numeric code other than 0 means to the person. */
export function problemOfCode(code: number): Problem {
  const known = PROBLEMS[code];
  return known === undefined ? { ...problem('unexpected', 'retry'), code } : problem(...known);
}
