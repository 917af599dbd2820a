/**
 * The numeric codes of any request, by name (specification, section 8; ours in docs/assumptions.md). Their meanings are
 * in code-table.ts. Codes of few pages have files of their own, which the first screen does not load.
 */
export const RESPONSE_CODE = {
  success: 0,
  serverBusy: 10000,
  tokenInvalid: 10001,
  signatureMissing: 10011,
  signatureForged: 10012,
  signatureOld: 10013,
  bodyInvalid: 10014,
  /** The requested item does not exist. */
  notFound: 10015,
  /** Too often: the answer says when it may be sent again. */
  tooManyRequests: 10016,
  smsCodeWrong: 20001,
  smsCodeExpired: 20002,
  smsCodeTooSoon: 20003,
  smsCodeTooManyTries: 20004,
  phoneInvalid: 20005,
} as const;

/**
 * The coupon activity status codes of section 4. Other activities use some of them, too: an earlier draw answers
 * `alreadyClaimed` (docs/assumptions.md).
 */
export const CLAIM_CODE = {
  claimed: 0,
  promoOver: 30003,
  notStarted: 30004,
  ended: 30005,
  allClaimed: 30006,
  alreadyClaimed: 30007,
  loginRequired: 30011,
  newUsersOnly: 30012,
  notYetTime: 30014,
} as const;
