/** A problem's message: its key in the translations. */
export type ProblemMessage =
  | ConnectionMessage
  | LoginMessage
  | ActivityMessage
  | GiftMessage
  | PackMessage
  | ReferralMessage
  | CommunityMessage
  | NativeMessage
  | 'copyFailed'
  | 'scanUnavailable'
  | 'unexpected';

/** Connection failures, and answers that break the contract. */
type ConnectionMessage =
  | 'unreachable'
  | 'busy'
  | 'tooManyRequests'
  | 'sessionEnded'
  | 'signatureRefused'
  | 'clockWrong'
  | 'notFound';

type LoginMessage =
  | 'loginRequired'
  | 'phoneInvalid'
  | 'phoneCheckUnavailable'
  | 'smsCodeIncomplete'
  | 'smsCodeWrong'
  | 'smsCodeExpired'
  | 'smsCodeTooSoon'
  | 'smsCodeTooManyTries';

/** Why a user cannot take part, or gets no voucher (specification, section 8, "User messages"). */
type ActivityMessage =
  | 'notStarted'
  | 'ended'
  | 'newUsersOnly'
  | 'alreadyClaimed'
  | 'allClaimed'
  | 'notYetTime'
  | 'promoOver'
  | 'noMoreVouchers';

type GiftMessage =
  | 'giftCardIncomplete'
  | 'giftCardUsed'
  | 'giftCardUnknown'
  | 'giftCardLimit'
  | 'giftCardQrWrong'
  | 'giftExchangeFailed'
  | 'giftExchangeLimit'
  | 'pointsInsufficient';

/** The toasts of a voucher pack that cannot be bought (specification, section 8). */
type PackMessage = 'packNotAvailable' | 'packSoldOut' | 'packSaleEnded' | 'packLimitExceeded';

/** Why an invitation does not count. */
type ReferralMessage = 'ownCode' | 'alreadyBound' | 'existingUser';

/** Why a registration or a check-in failed. `quotaFull` and `notRegistered` come from section 8. */
type CommunityMessage =
  | 'quotaFull'
  | 'notRegistered'
  | 'cannotReregister'
  | 'registrationOver'
  | 'wrongDay'
  | 'wrongQr';

/** What the native app cannot do: -3, -4, -5, no device info on Android, and an outdated app. */
type NativeMessage =
  | 'outsideApp'
  | 'noBridge'
  | 'bridgeUnsupported'
  | 'deviceInfoUnavailable'
  | 'appUpdateRequired'
  | 'latestVersionRequired';
