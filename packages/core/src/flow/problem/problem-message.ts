/** What a person is told of a problem: the key of a message in every language. */
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
  | 'unexpected';

/** What went wrong on the way to the backend, and what it could not make sense of. */
type ConnectionMessage =
  | 'unreachable'
  | 'busy'
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

/** Why a person cannot take part, or gets no voucher (specification, section 8, "User messages"). */
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
  | 'giftCardUsed'
  | 'giftCardUnknown'
  | 'giftCardLimit'
  | 'giftExchangeFailed'
  | 'giftExchangeLimit'
  | 'pointsInsufficient';

/** The toasts of a voucher pack that can't be bought (specification, section 8). */
type PackMessage = 'packNotAvailable' | 'packSoldOut' | 'packSaleEnded' | 'packLimitExceeded';

/** Why an invitation binds nobody. */
type ReferralMessage = 'ownCode' | 'alreadyBound' | 'existingUser';

/** Why nobody is registered, or checked in. `quotaFull` and `notRegistered` are those of section 8. */
type CommunityMessage =
  | 'quotaFull'
  | 'notRegistered'
  | 'cannotReregister'
  | 'registrationOver'
  | 'wrongDay'
  | 'wrongQr';

/** What the native app cannot do: -3, -4, -5, no device info on Android, and an app that is too old. */
type NativeMessage =
  | 'outsideApp'
  | 'noBridge'
  | 'bridgeUnsupported'
  | 'deviceInfoUnavailable'
  | 'appUpdateRequired'
  | 'latestVersionRequired';
