export { type ActivityVerdict, activityVerdict, DOWNLINK_CODE } from './activity/activity-code.ts';
export {
  ACTIVITY_STATE,
  type ActivityState,
  activityState,
  isActivityOpen,
} from './activity/activity-state.ts';
export type { AnnualSummaryMachine } from './annual-summary/annual-summary.machine.ts';
export type {
  AnnualSummary,
  TopDrink,
} from './annual-summary/annual-summary.ts';
export {
  type AnnualSummaryView,
  annualSummaryView,
} from './annual-summary/annual-summary.view.ts';
export { SUMMARY_STAGES } from './annual-summary/summary-stage.ts';
export { latestSummaryYear } from './annual-summary/summary-year.ts';
export type { AppPorts } from './app/app.types.ts';
export { type App, createApp, type MachinesState, type RootActor } from './app/create-app.ts';
export { endSession } from './app/end-session.ts';
export { type PageName, type PagePorts, pageOf, type RunningPage } from './app/pages.ts';
export {
  type AppAbility,
  compareVersions,
  isAppAble,
  MINIMUM_APP_VERSION,
} from './app-version/app-version.ts';
export { type AudioPlayer, type AudioState, createAudioPlayer } from './audio/audio-player.ts';
export {
  BANNER_PLACEMENT,
  type BannerPlacement,
  bannerPlacement,
  SOURCE,
} from './banner/banner.ts';
export type { BargainMachine } from './bargain/bargain.machine.ts';
export {
  type BargainView,
  bargainView,
  type HelperView,
  type OwnBargainView,
  type OwnCutMessage,
} from './bargain/bargain.view.ts';
export type { BargainStep } from './bargain/bargain-step.ts';
export { cutTotal } from './bargain/cut-record.ts';
export { BRAND } from './brand/brand.ts';
export { type CorrectedClock, correctClock } from './calendar/corrected-clock.ts';
export { addDuration } from './calendar/duration.ts';
export { type Period, type PeriodStatus, periodStatus } from './calendar/period.ts';
export { isPublicHoliday, PUBLIC_HOLIDAY_YEARS } from './calendar/public-holidays.ts';
export { addWibMonths, startOfWibDay, wibIso, wibYear } from './calendar/wib.ts';
export { addWorkingDays, isWorkingDay } from './calendar/working-days.ts';
export type { CheckInMachine } from './check-in/check-in.machine.ts';
export { type CheckInBoard, type CheckInView, checkInView } from './check-in/check-in.view.ts';
export { type CheckInDay, checkInCalendar } from './check-in/check-in-calendar.ts';
export type { CheckInNotice } from './check-in/check-in-notice.ts';
export { isCheckedIn, nextReward, streakOf } from './check-in/streak.ts';
export type { CampaignReading } from './claim/campaign-reader.ts';
export type { ClaimMachine } from './claim/claim.machine.ts';
export { type ClaimView, claimView, readingView } from './claim/claim.view.ts';
export type { ClaimOutcome } from './claim/claim-outcome.ts';
export { type CheckInQr, checkInQrText, parseCheckInQr } from './community/check-in-qr.ts';
export type { CommunityMachine } from './community/community.machine.ts';
export {
  type CommunityAction,
  type CommunityView,
  communityView,
  type SettledView,
} from './community/community.view.ts';
export type { CommunityNotice } from './community/community-notice.ts';
export {
  activityDay,
  type CommunityStanding,
  communityStanding,
  placesLeft,
} from './community/community-standing.ts';
export {
  activitiesOn,
  activityDays,
  type CommunityTabs,
  communityTabs,
} from './community/community-tabs.ts';
export { COPY_TIMEOUT_MS, copyAnywhere } from './copying/copy-anywhere.ts';
export {
  type Coupon,
  type CouponActivity,
  couponPeriod,
  couponValidity,
  VALIDITY_TYPE,
  type ValidityType,
  validityType,
} from './coupon/coupon.ts';
export {
  type CouponBarrier,
  type CouponClaim,
  type CouponClaimant,
  couponBarrier,
} from './coupon/coupon-eligibility.ts';
export { type CouponMinimum, couponMinimum } from './coupon/coupon-minimum.ts';
export {
  groupVoucherCode,
  type VoucherStatus,
  voucherPeriod,
  voucherStatus,
} from './coupon/voucher.ts';
export { orderWallet } from './coupon/wallet-order.ts';
export type { DrawMachine } from './draw/draw.machine.ts';
export {
  DRAW_PAGE_STATE,
  type DrawPageState,
  type DrawView,
  drawPageState,
  drawView,
} from './draw/draw.view.ts';
export type { GiftCardMachine } from './gift-card/gift-card.machine.ts';
export { type GiftCardView, giftCardView } from './gift-card/gift-card.view.ts';
export { GIFT_CARD_CODE_LENGTH } from './gift-card/gift-card-code.ts';
export type { GiftAvailability } from './gift-exchange/gift-availability.ts';
export type { GiftExchangeMachine } from './gift-exchange/gift-exchange.machine.ts';
export {
  type GiftChoice,
  type GiftExchangeView,
  type GiftOrder,
  type GiftSight,
  giftExchangeView,
} from './gift-exchange/gift-exchange.view.ts';
export {
  chooseLanguage,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  localeOf,
  parseLanguage,
  type StoredLanguage,
  toStoredLanguage,
} from './language/language.ts';
export { createLoadingCounter, type LoadingCounter } from './loading/loading-counter.ts';
export type { LoginMachine } from './login/login.machine.ts';
export { draftView, type LoginView, loginView } from './login/login.view.ts';
export { SMS_CODE_LENGTH } from './login/sms-code.ts';
export { type LoveView, loveView, matchSecondsLeft } from './love/love.view.ts';
export {
  callingCode,
  DEFAULT_MARKET,
  MARKETS,
  marketOfCurrency,
} from './market/market.ts';
export {
  type BenefitFrequency,
  benefitRenewsAt,
  isBenefitAvailable,
} from './membership/benefit.ts';
export {
  type MembershipValidity,
  membershipPeriod,
  renewMembership,
} from './membership/membership-period.ts';
export {
  type FilledModuleItem,
  fillModuleItem,
  type ModuleItem,
  type ModuleValues,
} from './module-item/module-item.ts';
export { formatAmount, formatPrice, formatThousands } from './money/money.ts';
export {
  appHostAddress,
  deepLink,
  isLoginRoute,
  loginRoute,
  parseRedirectTarget,
  type RedirectTarget,
} from './navigation/redirect-target.ts';
export { matchRoute, pathOf, queryOf, routeOfAddress, withQuery } from './navigation/route.ts';
export {
  addRoute,
  clearRoute,
  MAX_ROUTES,
  type RouteEntry,
  type RouteHistory,
  type RouteQueue,
  stepBack,
  type WayBack,
} from './navigation/route-history.ts';
export { ROUTES, type RouteName } from './navigation/routes.ts';
export {
  type Cancellation,
  cancelOrder,
  changeOrder,
  type Order,
  pickupPeriod,
} from './order/order.ts';
export { isPaymentMethod, PAYMENT_METHODS, type PaymentMethod } from './order/payment-method.ts';
export {
  type Pack,
  type PackContent,
  type PackOrder,
  type PackSummary,
  summarizePack,
} from './pack/pack.ts';
export {
  checkPackPurchase,
  checkReorder,
  type PackPurchase,
  type PackRefusal,
} from './pack/pack-purchase.ts';
export type { PaymentMachine } from './payment/payment.machine.ts';
export { type PaymentDue, type PaymentView, paymentView } from './payment/payment.view.ts';
export type { PaymentObstacle, PaymentWay } from './payment/payment-standing.ts';
export { PROVIDER_HOSTS } from './payment/provider-address.ts';
export type { Qris } from './payment/qris.ts';
export {
  choosePersonality,
  PERSONALITIES,
  type PersonalityKey,
  type PersonalityLook,
  personalityLook,
  type YearDrink,
  type YearOrder,
} from './personality/personality.ts';
export { maskPhone, maskPhoneEnd } from './phone/phone-mask.ts';
export {
  type PointsCredit,
  pointsBalance,
  returnPoints,
  type SpentPoints,
  spendPoints,
} from './points/points-account.ts';
export { earnedPoints } from './points/points-earned.ts';
export { pointsEnd } from './points/points-expiry.ts';
export {
  mostRedeemablePoints,
  REDEMPTION,
  type Redeemer,
  type RedemptionBarrier,
  type RedemptionRefusal,
  redeemPoints,
  redemptionBarrier,
} from './points/points-redemption.ts';
export type {
  AnnualSummaryGateway,
  OrderedDrink,
  PastOrder,
} from './ports/annual-summary-gateway.ts';
export type { AudioOutput } from './ports/audio-output.ts';
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
} from './ports/bargain-gateway.ts';
export type {
  Campaign,
  CampaignGateway,
  ClaimReply,
  ClaimRequest,
} from './ports/campaign-gateway.ts';
export type {
  CheckInCampaign,
  CheckInGateway,
  CheckInReply,
  CheckInReward,
  EarnedReward,
} from './ports/check-in-gateway.ts';
export type { Clipboard } from './ports/clipboard.ts';
export type { Clock } from './ports/clock.ts';
export type {
  Community,
  CommunityActivity,
  CommunityGateway,
  CommunityRegistration,
  CommunityReply,
  CommunityReward,
  CommunitySurvey,
} from './ports/community-gateway.ts';
export type { ConfigGateway, GlobalConfig } from './ports/config-gateway.ts';
export type { DeviceIdentity } from './ports/device-identity.ts';
export type {
  DrawActivity,
  DrawGateway,
  DrawPrize,
  DrawReply,
  DrawResult,
  DrawSector,
} from './ports/draw-gateway.ts';
export type {
  CallOptions,
  ChangeOptions,
  GatewayFailure,
  GatewayResult,
} from './ports/gateway.ts';
export type { GiftCardGateway, GiftCardReceipt } from './ports/gift-card-gateway.ts';
export type {
  ExchangeReceipt,
  ExchangeRequest,
  Gift,
  GiftActivity,
  GiftExchangeGateway,
} from './ports/gift-exchange-gateway.ts';
export type { KeyValueStore } from './ports/key-value-store.ts';
export type { LinkMaker } from './ports/link-maker.ts';
export type { LocalizedText } from './ports/localized-text.ts';
export type { Login, LoginGateway, User } from './ports/login-gateway.ts';
export type { CurrencyCode, Market } from './ports/market.ts';
export type { NativeFailure, NativeHost, NativeResult } from './ports/native-host.ts';
export type {
  Payment,
  PaymentFailure,
  PaymentGateway,
  PaymentMeans,
  PaymentProgress,
} from './ports/payment-gateway.ts';
export type { PhoneNumber, PhoneNumbers } from './ports/phone-numbers.ts';
export type {
  PrizeForm,
  PrizeFormGateway,
  PrizeFormReply,
  PrizeRecipient,
  SentRecipient,
} from './ports/prize-form-gateway.ts';
export type { Random } from './ports/random.ts';
export type { InviteReply, Referral, ReferralGateway } from './ports/referral-gateway.ts';
export { fail, type Result, succeed } from './ports/result.ts';
export type { Router } from './ports/router.ts';
export type { ScanFailure, Scanner } from './ports/scanner.ts';
export type { ShareContent, Sharing, SharingFailure } from './ports/sharing.ts';
export type { Sight } from './ports/sight.ts';
export type { SmsCodeReader } from './ports/sms-code-reader.ts';
export type { SummaryArt, SummaryStage } from './ports/summary-art.ts';
export type {
  TrackingEvent,
  TrackingGateway,
  TrackingProperties,
} from './ports/tracking-gateway.ts';
export type {
  DurationUnit,
  Voucher,
  VoucherGateway,
  VoucherTerms,
  VoucherValidity,
} from './ports/voucher-gateway.ts';
export type { PrizeFormMachine } from './prize/prize-form.machine.ts';
export { type PrizeFormView, prizeFormView } from './prize/prize-form.view.ts';
export { isPrizeInfoOpen, prizeInfoEnd, prizeShippedBy } from './prize/prize-window.ts';
export {
  ADDRESS_MAX_CHARACTERS,
  ADDRESS_MIN_CHARACTERS,
  checkRecipient,
  type FieldProblem,
  NAME_MAX_CHARACTERS,
  type RecipientField,
  type RecipientProblems,
  type TypedRecipient,
} from './prize/recipient.ts';
export { isTokenRefusedFailure, type Problem, problemOf } from './problem/problem.ts';
export type { ProblemMessage } from './problem/problem-message.ts';
export type { InviteOutcome } from './referral/invite-outcome.ts';
export type { ReferralMachine } from './referral/referral.machine.ts';
export { type OwnReferralView, type ReferralView, referralView } from './referral/referral.view.ts';
export {
  type RefundArrival,
  type RefundTime,
  refundArrival,
  refundTime,
} from './refund/refund-time.ts';
export { CODE_TABLE, type CodeMeaning } from './response-code/code-table.ts';
export { COMMUNITY_CODE } from './response-code/community-code.ts';
export { GIFT_CODE } from './response-code/gift-code.ts';
export { REFERRAL_CODE } from './response-code/referral-code.ts';
export { CLAIM_CODE, RESPONSE_CODE } from './response-code/response-code.ts';
export { checkReview, REVIEW_MIN_CHARACTERS, type ReviewTooShort } from './review/review.ts';
export { scanAnywhere } from './scanning/scan-anywhere.ts';
export { askWithNewestToken } from './session/newest-token.ts';
export { asideKey, type PersistedStore, serializeState } from './session/persisted-store.ts';
export {
  type GlobalState,
  INITIAL_GLOBAL,
  isLoggedIn,
  openSession,
  SESSION_KEYS,
  type Session,
} from './session/session.ts';
export { SHARE_TYPE } from './share-type/share-type.ts';
export { shareAnywhere } from './sharing/share-anywhere.ts';
export { sha256Hex } from './signing/sha256.ts';
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
} from './signing/signing.ts';
export {
  runStartUp,
  type StartUpFacts,
  type StartUpRoutines,
  type StartUpStep,
  startUpSteps,
} from './start-up/start-up.ts';
export {
  type FriendCutMessage,
  friendCutMessage,
  type SuccessMessage,
} from './success/success.ts';
export { countCharacters } from './text/count-characters.ts';
export {
  APP_SOURCE_NAME,
  type PageFacts,
  type PageProperties,
  pageProperties,
} from './tracking/page-properties.ts';
export {
  createTrackingQueue,
  TRACKING_KEY,
  type TrackingPorts,
  type TrackingQueue,
} from './tracking/tracking-queue.ts';
export { isHeatmapElement, TRACKING } from './tracking/tracking-settings.ts';
