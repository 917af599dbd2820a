/**
 * The numeric codes that any request may answer, by name (specification, section 8), and those of ours where
 * the specification shows none (docs/assumptions.md). What each comes to is in code-table.ts. What few pages ask
 * about has names in a file of its own, which the first screen does not load.
 */
export const RESPONSE_CODE = {
  success: 0,
  serverBusy: 10000,
  tokenInvalid: 10001,
  signatureMissing: 10011,
  signatureForged: 10012,
  signatureOld: 10013,
  bodyInvalid: 10014,
  /** There is none of what is asked for, whatever it is. */
  notFound: 10015,
  smsCodeWrong: 20001,
  smsCodeExpired: 20002,
  smsCodeTooSoon: 20003,
  smsCodeTooManyTries: 20004,
  phoneInvalid: 20005,
} as const;

/**
 * The coupon activity status codes of section 4. Other activities answer some of them, too: that of a draw which
 * was made before is `alreadyClaimed` (docs/assumptions.md).
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
