import type { RefusalKind } from '../gateway/gateway.ts';

/**
 * What the user can do after a code or a problem.
 * - `retry`: try again, nothing was lost.
 * - `fixInput`: change the input, beside the form.
 * - `askNewCode`: request another SMS.
 * - `logIn`: log in and come back.
 * - `reload`: reload the app.
 * - `leave`: nothing to do here.
 * - `openApp`: continue in the native app, or update it.
 */
export type NextStep =
  | 'retry'
  | 'fixInput'
  | 'askNewCode'
  | 'logIn'
  | 'reload'
  | 'leave'
  | 'openApp';

/**
 * Every numeric code of the backend, in order: those of the specification (sections 4 and 8, in both sets), and ours
 * (docs/assumptions.md). The named constants, the problems, the type of their messages, the kinds of failures, the
 * simulator's lists and the contract follow from it. Any other code has the general message, with its number.
 */
export const CODE_TABLE = [
  row(0, 'success', 'request', null, 'goOn', null),
  row(10000, 'serverBusy', 'request', 'busy', 'retry', 'busy'),
  row(10001, 'tokenInvalid', 'request', 'sessionEnded', 'logIn', 'sessionEnded'),
  row(10002, 'cardUsed', 'gift', 'giftCardUsed', 'fixInput', 'refused'),
  row(10011, 'signatureMissing', 'request', 'signatureRefused', 'reload', 'rejected'),
  row(10012, 'signatureForged', 'request', 'signatureRefused', 'reload', 'rejected'),
  row(10013, 'signatureOld', 'request', 'clockWrong', 'retry', 'rejected'),
  // A bug of the app, which users cannot fix.
  row(10014, 'bodyInvalid', 'request', 'unexpected', 'retry', 'rejected'),
  row(10015, 'notFound', 'request', 'notFound', 'leave', 'notFound'),
  // The answer says when the request may be sent again.
  row(10016, 'tooManyRequests', 'request', 'tooManyRequests', 'retry', 'limited'),
  row(20001, 'smsCodeWrong', 'request', 'smsCodeWrong', 'fixInput', 'refused'),
  row(20002, 'smsCodeExpired', 'request', 'smsCodeExpired', 'askNewCode', 'refused'),
  row(20003, 'smsCodeTooSoon', 'request', 'smsCodeTooSoon', 'retry', 'refused'),
  row(20004, 'smsCodeTooManyTries', 'request', 'smsCodeTooManyTries', 'askNewCode', 'refused'),
  row(20005, 'phoneInvalid', 'request', 'phoneInvalid', 'fixInput', 'refused'),
  row(20101, 'ownCode', 'referral', 'ownCode', 'leave', 'refused'),
  row(20102, 'alreadyBound', 'referral', 'alreadyBound', 'leave', 'refused'),
  row(20103, 'existingUser', 'referral', 'existingUser', 'leave', 'refused'),
  row(30003, 'promoOver', 'claim', 'promoOver', 'leave', 'refused'),
  row(30004, 'notStarted', 'claim', 'notStarted', 'retry', 'refused'),
  row(30005, 'ended', 'claim', 'ended', 'leave', 'refused'),
  row(30006, 'allClaimed', 'claim', 'allClaimed', 'leave', 'refused'),
  row(30007, 'alreadyClaimed', 'claim', 'alreadyClaimed', 'leave', 'refused'),
  row(30011, 'loginRequired', 'claim', 'loginRequired', 'logIn', 'loginRequired'),
  row(30012, 'newUsersOnly', 'claim', 'newUsersOnly', 'leave', 'refused'),
  row(30014, 'notYetTime', 'claim', 'notYetTime', 'retry', 'refused'),
  row(30040, 'exchangeFailed', 'gift', 'giftExchangeFailed', 'retry', 'refused'),
  row(30041, 'exchangeLimit', 'gift', 'giftExchangeLimit', 'fixInput', 'refused'),
  row(30042, 'pointsInsufficient', 'gift', 'pointsInsufficient', 'fixInput', 'refused'),
  row(100007, 'cardUnknown', 'gift', 'giftCardUnknown', 'fixInput', 'refused'),
  row(100018, 'cardLimit', 'gift', 'giftCardLimit', 'fixInput', 'refused'),
  row(110004, 'ended', 'discount', 'ended', 'leave', 'refused'),
  row(120002, 'notStarted', 'bargain', 'notStarted', 'retry', 'refused'),
  row(120003, 'ended', 'bargain', 'ended', 'leave', 'refused'),
  // No problem: this helper of a bargain gets their own.
  row(120101, 'downlink', 'helper', 'downlink', 'goOn', 'refused'),
  row(120103, 'notStarted', 'helper', 'notStarted', 'retry', 'refused'),
  row(120104, 'ended', 'helper', 'ended', 'leave', 'refused'),
  // The last place is taken.
  row(130001, 'quotaFull', 'community', 'quotaFull', 'leave', 'refused'),
  row(130002, 'notRegistered', 'community', 'notRegistered', 'leave', 'refused'),
  // A cancelled registration is final.
  row(130003, 'cannotReregister', 'community', 'cannotReregister', 'leave', 'refused'),
  // The activity has begun.
  row(130004, 'registrationOver', 'community', 'registrationOver', 'leave', 'refused'),
  row(130005, 'wrongDay', 'community', 'wrongDay', 'retry', 'refused'),
  // It is not the QR of the host.
  row(130006, 'wrongQr', 'community', 'wrongQr', 'fixInput', 'refused'),
  row(140001, 'packNotAvailable', 'pack', 'packNotAvailable', 'retry', 'refused'),
  row(140002, 'packSoldOut', 'pack', 'packSoldOut', 'leave', 'refused'),
  row(140003, 'packSaleEnded', 'pack', 'packSaleEnded', 'leave', 'refused'),
  row(140004, 'packLimitExceeded', 'pack', 'packLimitExceeded', 'fixInput', 'refused'),
  row(150001, 'storedValueInsufficient', 'order', 'storedValueInsufficient', 'fixInput', 'refused'),
  row(150002, 'pointsRefused', 'order', 'pointsRefused', 'fixInput', 'refused'),
  // What is paid is cancelled by the chain alone.
  row(150003, 'orderPaid', 'order', 'orderPaid', 'leave', 'refused'),
];

/** A numeric code of the backend. */
export type CodeRow = (typeof CODE_TABLE)[number];

/**
 * @param name The meaning of the code. In a group it names a constant.
 * @param group Whose code it is.
 * @param message The key of the message; null if there is none.
 * @param next The next step. `goOn`: no problem.
 * @param kind What it says about the request, and so whether a change may be retried. Null for a success.
 */
function row<
  const Code extends number,
  const Name extends string,
  const Group extends string,
  const Message extends string | null,
  const Next extends NextStep | 'goOn',
>(code: Code, name: Name, group: Group, message: Message, next: Next, kind: RefusalKind | null) {
  return { code, name, group, message, next, kind };
}

const ROWS: ReadonlyMap<number, CodeRow> = new Map(CODE_TABLE.map((each) => [each.code, each]));

/** The row of a code; undefined if it is unknown. */
export function rowOfCode(code: number): CodeRow | undefined {
  return ROWS.get(code);
}

/** The codes of a group, by name. */
export type CodesOf<Group extends CodeRow['group']> = {
  readonly [Row in Extract<CodeRow, { readonly group: Group }> as Row['name']]: Row['code'];
};

/** The codes of a group, by name. */
export function codesOf<Group extends CodeRow['group']>(group: Group): CodesOf<Group>;
export function codesOf(group: CodeRow['group']): Readonly<Record<string, number>> {
  const rows = CODE_TABLE.filter((each) => each.group === group);
  return Object.fromEntries(rows.map(({ name, code }) => [name, code]));
}
