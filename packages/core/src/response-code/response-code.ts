/**
 * The numeric codes of the backend that the product knows by name (specification, section 8), and those
 * of ours where the specification shows none (docs/assumptions.md). What they come to is in problem.ts, and what
 * the backend says of an activity as a whole in activity-code.ts.
 */
export const RESPONSE_CODE = {
  success: 0,
  serverBusy: 10000,
  tokenInvalid: 10001,
  signatureMissing: 10011,
  signatureForged: 10012,
  signatureOld: 10013,
  bodyInvalid: 10014,
  notFound: 10015,
  smsCodeWrong: 20001,
  smsCodeExpired: 20002,
  smsCodeTooSoon: 20003,
  smsCodeTooManyTries: 20004,
  phoneInvalid: 20005,
} as const;

/** The codes of gift cards, and of gifts that are exchanged for points (section 8). */
export const GIFT_CODE = {
  cardUsed: 10002,
  cardItemInvalid: 100007,
  cardLimit: 100018,
  exchangeFailed: 30040,
  exchangeLimit: 30041,
  pointsInsufficient: 30042,
} as const;

/** Why an invitation binds nobody: codes of ours (docs/assumptions.md). */
export const REFERRAL_CODE = { ownCode: 20101, alreadyBound: 20102, existingUser: 20103 } as const;

/** The coupon activity status codes of section 4. */
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

/** What the backend says of a registration with the community: ours, for the specification shows no code. */
export const COMMUNITY_CODE = {
  quotaFull: 130001,
  notRegistered: 130002,
  finallyCancelled: 130003,
  registrationOver: 130004,
  wrongDay: 130005,
  wrongQr: 130006,
} as const;
