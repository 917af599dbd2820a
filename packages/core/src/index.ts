export type { AppPorts } from './app/app.types.ts';
export type { CommonPorts } from './app/common-ports.ts';
export type { ConfigGateway, GlobalConfig } from './app/config.gateway.ts';
export { type App, createApp, type RootActor } from './app/create-app.ts';
export { endSession } from './app/end-session.ts';
export {
  type PageEventOf,
  type PageName,
  type PagePorts,
  type PageView,
  pageOf,
  type RunningPage,
} from './app/pages.ts';
export {
  runStartUp,
  type StartUpFacts,
  type StartUpRoutines,
  type StartUpStep,
  startUpSteps,
} from './app/start-up.ts';
export type {
  AnnualSummaryGateway,
  OrderedDrink,
  PastOrder,
} from './features/annual-summary/annual-summary.gateway.ts';
export type { AnnualSummaryMachine } from './features/annual-summary/annual-summary.machine.ts';
export type {
  AnnualSummary,
  TopDrink,
} from './features/annual-summary/annual-summary.ts';
export {
  type AnnualSummaryView,
  annualSummaryView,
} from './features/annual-summary/annual-summary.view.ts';
export {
  choosePersonality,
  PERSONALITIES,
  type PersonalityKey,
  type PersonalityLook,
  personalityLook,
  type YearDrink,
  type YearOrder,
} from './features/annual-summary/personality.ts';
export type { SummaryArt, SummaryStage } from './features/annual-summary/summary-art.ts';
export { SUMMARY_STAGES } from './features/annual-summary/summary-stage.ts';
export { latestSummaryYear } from './features/annual-summary/summary-year.ts';
export type { AudioOutput } from './features/audio/audio-output.ts';
export {
  type AudioPlayer,
  type AudioState,
  createAudioPlayer,
} from './features/audio/audio-player.ts';
export type {
  Assistance,
  BargainCampaign,
  BargainGateway,
  BargainKind,
  BargainPrize,
  CutRecord,
  CutReply,
  CutRequest,
  Help,
  HelpReply,
  HelpRequest,
  Invitation,
} from './features/bargain/bargain.gateway.ts';
export type { BargainMachine } from './features/bargain/bargain.machine.ts';
export {
  type BargainView,
  bargainView,
  type OwnBargainView,
  type OwnCutMessage,
} from './features/bargain/bargain.view.ts';
export type { BargainHelpMachine } from './features/bargain/bargain-help.machine.ts';
export {
  type BargainHelpView,
  bargainHelpView,
  type HelperView,
} from './features/bargain/bargain-help.view.ts';
export type { BargainStep } from './features/bargain/bargain-step.ts';
export { cutTotal } from './features/bargain/cut-record.ts';
export type {
  CheckInCampaign,
  CheckInGateway,
  CheckInReply,
  CheckInReward,
  EarnedReward,
} from './features/check-in/check-in.gateway.ts';
export type { CheckInMachine } from './features/check-in/check-in.machine.ts';
export {
  type CheckInBoard,
  type CheckInView,
  checkInView,
} from './features/check-in/check-in.view.ts';
export { type CheckInDay, checkInCalendar } from './features/check-in/check-in-calendar.ts';
export type { CheckInNotice } from './features/check-in/check-in-notice.ts';
export { isCheckedIn, nextReward, streakOf } from './features/check-in/streak.ts';
export type {
  Campaign,
  ClaimGateway,
  ClaimReply,
  ClaimRequest,
} from './features/claim/claim.gateway.ts';
export type { ClaimMachine } from './features/claim/claim.machine.ts';
export { type ClaimView, claimView } from './features/claim/claim.view.ts';
export type { ClaimOutcome } from './features/claim/claim-outcome.ts';
export { type CheckInQr, checkInQrText, parseCheckInQr } from './features/community/check-in-qr.ts';
export type {
  Community,
  CommunityActivity,
  CommunityGateway,
  CommunityRegistration,
  CommunityReply,
  CommunityReward,
  CommunitySurvey,
} from './features/community/community.gateway.ts';
export type { CommunityMachine } from './features/community/community.machine.ts';
export {
  type CommunityAction,
  type CommunityView,
  communityView,
  type SettledView,
} from './features/community/community.view.ts';
export type { CommunityNotice } from './features/community/community-notice.ts';
export {
  activityDay,
  type CommunityStanding,
  communityStanding,
  placesLeft,
} from './features/community/community-standing.ts';
export {
  activitiesOn,
  activityDays,
  type CommunityTabs,
  communityTabs,
} from './features/community/community-tabs.ts';
export type {
  DrawActivity,
  DrawGateway,
  DrawPrize,
  DrawReply,
  DrawResult,
  DrawSector,
} from './features/draw/draw.gateway.ts';
export type { DrawMachine } from './features/draw/draw.machine.ts';
export {
  DRAW_PAGE_STATE,
  type DrawPageState,
  type DrawView,
  drawPageState,
  drawView,
} from './features/draw/draw.view.ts';
export type { GiftCardGateway, GiftCardReceipt } from './features/gift-card/gift-card.gateway.ts';
export type { GiftCardMachine } from './features/gift-card/gift-card.machine.ts';
export { type GiftCardView, giftCardView } from './features/gift-card/gift-card.view.ts';
export { GIFT_CARD_CODE_LENGTH } from './features/gift-card/gift-card-code.ts';
export type { GiftAvailability } from './features/gift-exchange/gift-availability.ts';
export type {
  ExchangeReceipt,
  ExchangeRequest,
  Gift,
  GiftActivity,
  GiftExchangeGateway,
} from './features/gift-exchange/gift-exchange.gateway.ts';
export type { GiftExchangeMachine } from './features/gift-exchange/gift-exchange.machine.ts';
export {
  type GiftChoice,
  type GiftExchangeView,
  type GiftOrder,
  type GiftSight,
  giftExchangeView,
} from './features/gift-exchange/gift-exchange.view.ts';
export type { LoginGateway } from './features/login/login.gateway.ts';
export type { LoginMachine } from './features/login/login.machine.ts';
export { type LoginView, loginView } from './features/login/login.view.ts';
export { SMS_CODE_LENGTH } from './features/login/sms-code.ts';
export { type LoveView, loveView, matchSecondsLeft } from './features/love/love.view.ts';
export {
  type Pack,
  type PackContent,
  type PackOrder,
  type PackSummary,
  summarizePack,
} from './features/packs/pack.ts';
export {
  checkPackPurchase,
  checkReorder,
  type PackPurchase,
  type PackRefusal,
} from './features/packs/pack-purchase.ts';
export type {
  Payment,
  PaymentFailure,
  PaymentGateway,
  PaymentMeans,
  PaymentProgress,
} from './features/payment/payment.gateway.ts';
export type { PaymentMachine } from './features/payment/payment.machine.ts';
export { type PaymentDue, type PaymentView, paymentView } from './features/payment/payment.view.ts';
export type { PaymentObstacle, PaymentWay } from './features/payment/payment-standing.ts';
export { PROVIDER_HOSTS } from './features/payment/provider-address.ts';
export type { Qris } from './features/payment/qris.ts';
export type {
  PrizeForm,
  PrizeFormGateway,
  PrizeFormReply,
  PrizeRecipient,
  SentRecipient,
} from './features/prize-form/prize-form.gateway.ts';
export type { PrizeFormMachine } from './features/prize-form/prize-form.machine.ts';
export { type PrizeFormView, prizeFormView } from './features/prize-form/prize-form.view.ts';
export {
  isPrizeInfoOpen,
  prizeInfoEnd,
  prizeShippedBy,
} from './features/prize-form/prize-window.ts';
export {
  ADDRESS_MAX_CHARACTERS,
  ADDRESS_MIN_CHARACTERS,
  checkRecipient,
  type FieldProblem,
  NAME_MAX_CHARACTERS,
  type RecipientField,
  type RecipientProblems,
  type TypedRecipient,
} from './features/prize-form/recipient.ts';
export type { InviteOutcome } from './features/referral/invite-outcome.ts';
export type {
  InviteReply,
  Referral,
  ReferralGateway,
} from './features/referral/referral.gateway.ts';
export type { ReferralMachine } from './features/referral/referral.machine.ts';
export {
  type OwnReferralView,
  type ReferralView,
  referralView,
} from './features/referral/referral.view.ts';
export {
  APP_SOURCE_NAME,
  type PageFacts,
  type PageProperties,
  pageProperties,
} from './features/tracking/page-properties.ts';
export type {
  TrackingEvent,
  TrackingGateway,
  TrackingProperties,
} from './features/tracking/tracking.gateway.ts';
export {
  createTrackingQueue,
  TRACKING_KEY,
  type TrackingPorts,
  type TrackingQueue,
} from './features/tracking/tracking-queue.ts';
export { isHeatmapElement, TRACKING } from './features/tracking/tracking-settings.ts';
export type { VoucherGateway } from './features/vouchers/vouchers.gateway.ts';
export { orderWallet } from './features/vouchers/wallet-order.ts';
export { failureOfCode } from './flow/gateway/failure-of-code.ts';
export type {
  CallOptions,
  ChangeOptions,
  GatewayFailure,
  GatewayResult,
} from './flow/gateway/gateway.ts';
export { askWithNewestToken } from './flow/gateway/newest-token.ts';
export { createLoadingCounter, type LoadingCounter } from './flow/loading-counter.ts';
export { type Problem, problemOf } from './flow/problem/problem.ts';
export type { ProblemMessage } from './flow/problem/problem-message.ts';
export {
  ACTIVITY_CODES,
  type ActivityVerdict,
  activityVerdict,
  DOWNLINK_CODE,
  ENDED_CODES,
  HELPER_CODES,
} from './flow/response-code/activity-code.ts';
export { CODE_TABLE, type CodeMeaning } from './flow/response-code/code-table.ts';
export { COMMUNITY_CODE } from './flow/response-code/community-code.ts';
export { GIFT_CODE } from './flow/response-code/gift-code.ts';
export { REFERRAL_CODE } from './flow/response-code/referral-code.ts';
export { CLAIM_CODE, RESPONSE_CODE } from './flow/response-code/response-code.ts';
export { BRAND } from './platform/brand.ts';
export type { Clock } from './platform/clock/clock.ts';
export { type CorrectedClock, correctClock } from './platform/clock/corrected-clock.ts';
export type { Clipboard } from './platform/copying/clipboard.ts';
export { COPY_TIMEOUT_MS, copyAnywhere } from './platform/copying/copy-anywhere.ts';
export type { DeviceIdentity } from './platform/device-identity.ts';
export type { KeyValueStore } from './platform/key-value-store.ts';
export {
  chooseLanguage,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  localeOf,
  parseLanguage,
  type StoredLanguage,
  toStoredLanguage,
} from './platform/language/language.ts';
export type { LocalizedText } from './platform/language/localized-text.ts';
export {
  callingCode,
  DEFAULT_MARKET,
  MARKETS,
  marketOfCurrency,
} from './platform/market/market.ts';
export type { CurrencyCode, Market } from './platform/market/market.types.ts';
export type { NativeFailure, NativeHost, NativeResult } from './platform/native-host.ts';
export type { LinkMaker } from './platform/navigation/link-maker.ts';
export {
  appHostAddress,
  deepLink,
  isLoginRoute,
  loginRoute,
  parseRedirectTarget,
  type RedirectTarget,
} from './platform/navigation/redirect-target.ts';
export {
  matchRoute,
  pathOf,
  queryOf,
  routeOfAddress,
  withQuery,
} from './platform/navigation/route.ts';
export {
  addRoute,
  clearRoute,
  MAX_ROUTES,
  type RouteEntry,
  type RouteHistory,
  type RouteQueue,
  stepBack,
  type WayBack,
} from './platform/navigation/route-history.ts';
export type { Router } from './platform/navigation/router.ts';
export { ROUTES, type RouteName } from './platform/navigation/routes.ts';
export type { PageVisibility } from './platform/page-visibility.ts';
export type { PhoneNumber, PhoneNumbers } from './platform/phone-numbers.ts';
export type { Random } from './platform/random.ts';
export { fail, type Result, succeed } from './platform/result.ts';
export { scanAnywhere } from './platform/scanning/scan-anywhere.ts';
export type { ScanFailure, Scanner } from './platform/scanning/scanner.ts';
export type { Login, User } from './platform/session/login.ts';
export {
  asideKey,
  type PersistedStore,
  serializeState,
} from './platform/session/persisted-store.ts';
export {
  type GlobalState,
  INITIAL_GLOBAL,
  isLoggedIn,
  openSession,
  SESSION_KEYS,
  type Session,
} from './platform/session/session.ts';
export { shareAnywhere } from './platform/sharing/share-anywhere.ts';
export { SHARE_TYPE } from './platform/sharing/share-type.ts';
export type { ShareContent, Sharing, SharingFailure } from './platform/sharing/sharing.ts';
export type { SmsCodeReader } from './platform/sms-code-reader.ts';
export { countCharacters } from './platform/text/count-characters.ts';
export {
  ACTIVITY_STATE,
  type ActivityState,
  activityState,
  isActivityOpen,
} from './rules/activity/activity-state.ts';
export {
  type AppAbility,
  compareVersions,
  isAppAble,
  MINIMUM_APP_VERSION,
} from './rules/app-version/app-version.ts';
export {
  BANNER_PLACEMENT,
  type BannerPlacement,
  bannerPlacement,
  SOURCE,
} from './rules/banner/banner.ts';
export { addDuration } from './rules/calendar/duration.ts';
export { type Period, type PeriodStatus, periodStatus } from './rules/calendar/period.ts';
export { isPublicHoliday, PUBLIC_HOLIDAY_YEARS } from './rules/calendar/public-holidays.ts';
export { addWibMonths, startOfWibDay, wibIso, wibYear } from './rules/calendar/wib.ts';
export { addWorkingDays, isWorkingDay } from './rules/calendar/working-days.ts';
export {
  type Coupon,
  type CouponActivity,
  couponPeriod,
  couponValidity,
  VALIDITY_TYPE,
  type ValidityType,
  validityType,
} from './rules/coupon/coupon.ts';
export {
  type CouponBarrier,
  type CouponClaim,
  type CouponClaimant,
  couponBarrier,
} from './rules/coupon/coupon-eligibility.ts';
export { type CouponMinimum, couponMinimum } from './rules/coupon/coupon-minimum.ts';
export {
  groupVoucherCode,
  type VoucherStatus,
  voucherPeriod,
  voucherStatus,
} from './rules/coupon/voucher.ts';
export type {
  DurationUnit,
  Voucher,
  VoucherTerms,
  VoucherValidity,
} from './rules/coupon/voucher.types.ts';
export {
  type BenefitFrequency,
  benefitRenewsAt,
  isBenefitAvailable,
} from './rules/membership/benefit.ts';
export {
  type MembershipValidity,
  membershipPeriod,
  renewMembership,
} from './rules/membership/membership-period.ts';
export {
  type FilledModuleItem,
  fillModuleItem,
  type ModuleItem,
  type ModuleValues,
} from './rules/module-item/module-item.ts';
export { formatAmount, formatPrice, formatThousands } from './rules/money/money.ts';
export {
  type Cancellation,
  cancelOrder,
  changeOrder,
  type Order,
  pickupPeriod,
} from './rules/order/order.ts';
export {
  isPaymentMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './rules/order/payment-method.ts';
export { maskPhone, maskPhoneEnd } from './rules/phone/phone-mask.ts';
export {
  type PointsCredit,
  pointsBalance,
  returnPoints,
  type SpentPoints,
  spendPoints,
} from './rules/points/points-account.ts';
export { earnedPoints } from './rules/points/points-earned.ts';
export { pointsEnd } from './rules/points/points-expiry.ts';
export {
  mostRedeemablePoints,
  REDEMPTION,
  type Redeemer,
  type RedemptionBarrier,
  type RedemptionRefusal,
  redeemPoints,
  redemptionBarrier,
} from './rules/points/points-redemption.ts';
export {
  type RefundArrival,
  type RefundTime,
  refundArrival,
  refundTime,
} from './rules/refund/refund-time.ts';
export { checkReview, REVIEW_MIN_CHARACTERS, type ReviewTooShort } from './rules/review/review.ts';
export { sha256Hex } from './rules/signing/sha256.ts';
export {
  canonicalJson,
  isSigned,
  type Sha256Hex,
  SIGNING_SECRET,
  sign,
  signedTexts,
  signingAge,
  signingText,
  signingTime,
} from './rules/signing/signing.ts';
export {
  type FriendCutMessage,
  friendCutMessage,
  type SuccessMessage,
} from './rules/success/success.ts';
