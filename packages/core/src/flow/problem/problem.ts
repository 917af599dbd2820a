import type { GatewayFailure } from '../gateway/gateway.ts';
import type { ProblemMessage } from './problem-message.ts';

/**
 * What went wrong, and what the user can do.
 * - `retry`: try again, nothing was lost.
 * - `fixInput`: change the input, beside the form.
 * - `askNewCode`: request another SMS.
 * - `logIn`: log in and come back.
 * - `reload`: reload the app.
 * - `leave`: nothing to do here.
 * - `openApp`: continue in the native app, or update it.
 */
export interface Problem {
  readonly message: ProblemMessage;
  readonly next: 'retry' | 'fixInput' | 'askNewCode' | 'logIn' | 'reload' | 'leave' | 'openApp';
  /** The backend's code if the message is the general one, for support. */
  readonly code: number | null;
  /** When a retry may succeed, if that is known: milliseconds since the epoch. */
  readonly retryAt?: number;
}

/**
 * Maps each numeric code to a message and a next step, from sections 4 and 8 and docs/assumptions.md. A page's own rule
 * reads a code that means something special to it, such as an earlier draw. code-table.ts adds two codes that are not
 * problems, and one with the general message. The codes are bare numbers, as named constants would load with the first
 * screen.
 */
export const PROBLEMS: Readonly<Record<number, readonly [ProblemMessage, Problem['next']]>> = {
  10000: ['busy', 'retry'],
  10001: ['sessionEnded', 'logIn'],
  10011: ['signatureRefused', 'reload'],
  10012: ['signatureRefused', 'reload'],
  10013: ['clockWrong', 'retry'],
  10015: ['notFound', 'leave'],
  10016: ['tooManyRequests', 'retry'],
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
  // Gift cards, and gifts for points: shown beside their form.
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
  // Voucher packs.
  140001: ['packNotAvailable', 'retry'],
  140002: ['packSoldOut', 'leave'],
  140003: ['packSaleEnded', 'leave'],
  140004: ['packLimitExceeded', 'fixInput'],
};

/** A problem found by the app itself. */
export function problem(message: ProblemMessage, next: Problem['next']): Problem {
  return { message, next, code: null };
}

/** The problem of a gateway failure. Unknown codes are shown with their number. */
export function problemOf(failure: GatewayFailure): Problem {
  switch (failure.kind) {
    case 'unreachable':
      return problem('unreachable', 'retry');
    case 'malformed':
      return problem('unexpected', 'retry');
    default: {
      const { code, retryAt } = failure;
      return { ...problemOfCode(code), ...(retryAt !== undefined && { retryAt }) };
    }
  }
}

/** The problem of a numeric code other than 0. */
export function problemOfCode(code: number): Problem {
  const known = PROBLEMS[code];
  return known === undefined ? { ...problem('unexpected', 'retry'), code } : problem(...known);
}
