export type { AppEvent, AppPorts } from './app/app.types.ts';
export type { CommonPorts } from './app/common-ports.ts';
export type { ConfigGateway } from './app/config.gateway.ts';
export { type App, createApp, type RootActor } from './app/create-app.ts';
export { findDraft } from './app/page-drafts.ts';
export {
  PAGE_NAMES,
  PAGES,
  type PageEventOf,
  type PageFeature,
  type PageName,
  type PagePorts,
  type PageRouteName,
  type PageView,
  pageOf,
  type RunningPage,
} from './app/pages.ts';
export type { PlatformPorts } from './app/platform-ports.ts';
export { readInSession } from './app/read-in-session.ts';
export type { ScreenGateways } from './app/screen-gateways.ts';
export {
  runStartUp,
  type StartUpFacts,
  type StartUpRoutines,
  type StartUpStep,
  startUpSteps,
} from './app/start-up.ts';
export { failureOfCode } from './flow/gateway/failure-of-code.ts';
export { failureOfLoad } from './flow/gateway/failure-of-load.ts';
export type {
  CallOptions,
  ChangeOptions,
  GatewayFailure,
  GatewayResult,
} from './flow/gateway/gateway.ts';
export { type RetryPolicy, retryCall } from './flow/gateway/retry-call.ts';
export { createLoadingCounter, type LoadingCounter } from './flow/loading-counter.ts';
export type { PageLogin } from './flow/page/page.types.ts';
export { type PageStep, pageStep } from './flow/page/page.view.ts';
export {
  APP_PROBLEMS,
  type Problem,
  type ProblemMessage,
  problem,
  problemOf,
} from './flow/problem/problem.ts';
export { CLOSED_CODES, ENDED_CODES } from './flow/response-code/activity-code.ts';
export { codeName } from './flow/response-code/code-name.ts';
export { CODE_TABLE, type CodeRow } from './flow/response-code/code-table.ts';
export {
  BARGAIN_CODE,
  CLAIM_CODE,
  GIFT_CODE,
  RESPONSE_CODE,
} from './flow/response-code/response-code.ts';
export { SCAN_POLL_MS, TOAST_DURATION_MS } from './flow/waits.ts';
export type { AllOf } from './platform/all-of.ts';
export { BRAND } from './platform/brand.ts';
export {
  type BridgeConformance,
  CONFORMANCE_REPORT,
  type ConformanceCheck,
  type ConformanceFile,
  type ConformanceFinding,
  type ConformancePerson,
  type ConformanceReport,
  type ConformanceRun,
  type ConformanceTask,
} from './platform/bridge-conformance.ts';
export type {
  BridgeAnswer,
  BridgeCall,
  BridgeConsole,
  BridgeParam,
} from './platform/bridge-console.ts';
export { type Browser, type PhoneSystem, readBrowser } from './platform/browser/browser.ts';
export type { Clock } from './platform/clock/clock.ts';
export { type CorrectedClock, correctClock } from './platform/clock/corrected-clock.ts';
export { pause } from './platform/clock/pause.ts';
export { waitAtMost } from './platform/clock/wait-at-most.ts';
export type { Connection } from './platform/connection.ts';
export type { Clipboard } from './platform/copying/clipboard.ts';
export { copyAnywhere } from './platform/copying/copy-anywhere.ts';
export type { DeviceIdentity } from './platform/device-identity.ts';
export { E_WALLETS } from './platform/e-wallets.ts';
export type { KeyValueStore } from './platform/key-value-store.ts';
export { keysOf } from './platform/keys-of.ts';
export {
  chooseLanguage,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  localeOf,
  parseLanguage,
  toStoredLanguage,
} from './platform/language/language.ts';
export type { LocalizedText } from './platform/language/localized-text.ts';
export { locateAnywhere } from './platform/location/locate-anywhere.ts';
export type { Coordinates, Locator } from './platform/location/locator.ts';
export {
  callingCode,
  DEFAULT_MARKET,
  MARKETS,
  marketOfCurrency,
  marketOfPhone,
  timeZoneOf,
} from './platform/market/market.ts';
export type { CurrencyCode, Market } from './platform/market/market.types.ts';
export { hasFeature, type MarketFeature } from './platform/market/market-features.ts';
export {
  NATIVE_FAILURES,
  type NativeFailure,
  type NativeHost,
  type NativeResult,
} from './platform/native-host.ts';
export type { AppHosts } from './platform/navigation/app-hosts.ts';
export { leaveByApp } from './platform/navigation/leave-by-app.ts';
export { hasLinkCode } from './platform/navigation/link-code.ts';
export type { LinkMaker } from './platform/navigation/link-maker.ts';
export { isProviderAddress, PROVIDER_HOSTS } from './platform/navigation/provider-address.ts';
export type { Query } from './platform/navigation/query.ts';
export {
  appHostAddress,
  isLoginRoute,
  loginRoute,
  type RedirectTarget,
  targetLink,
  targetOfLink,
} from './platform/navigation/redirect-target.ts';
export {
  matchRoute,
  paramsOf,
  pathOf,
  queryOf,
  routeOfAddress,
  withQuery,
} from './platform/navigation/route.ts';
export { lastVisit } from './platform/navigation/route-history.ts';
export type { Router } from './platform/navigation/router.ts';
export { ROUTE_NAMES, ROUTES, type RouteName } from './platform/navigation/routes.ts';
export { ownFileType } from './platform/own-file.ts';
export type { PageVisibility } from './platform/page-visibility.ts';
export type { PhoneNumbers } from './platform/phone-numbers.ts';
export type { Random } from './platform/random.ts';
export { fail, type Result, succeed } from './platform/result.ts';
export { scanAnywhere } from './platform/scanning/scan-anywhere.ts';
export type { ScanFailure, Scanner } from './platform/scanning/scanner.ts';
export { adClickId } from './platform/session/ad-link.ts';
export { runningCampaign } from './platform/session/end-page.ts';
export { forgetUserOnLogout } from './platform/session/forget-user.ts';
export type { Login } from './platform/session/login.ts';
export { openPersistedStore, serializeState } from './platform/session/persisted-store.ts';
export {
  INITIAL_GLOBAL,
  openSession,
  SESSION_KEYS,
  type Session,
  userIdOf,
} from './platform/session/session.ts';
export { LOCAL_KEYS, TAB_KEYS } from './platform/session/storage-keys.ts';
export { visitSource } from './platform/session/visit-source.ts';
export { shareAnywhere } from './platform/sharing/share-anywhere.ts';
export { type ShareWay, shareBy } from './platform/sharing/share-by.ts';
export {
  SHARE_IMAGE_TYPE,
  SHARE_TYPE,
  type ShareImageType,
  type ShareType,
} from './platform/sharing/share-type.ts';
export type { Sharing, SharingFailure } from './platform/sharing/sharing.ts';
export type { SmsCodeReader } from './platform/sms-code-reader.ts';
export { visibilityInApp } from './platform/visibility-in-app.ts';
export {
  activityFields,
  admissionFields,
  type Prize,
  prize,
  prizeKind,
} from './rules/activity/activity.schema.ts';
export {
  ACTIVITY_STATE,
  type Admission,
  activityState,
  routeInstead,
} from './rules/activity/admission.ts';
export {
  type AppLaunch,
  appLaunch,
  isAppTooOld,
  neededVersion,
  onwardRoute,
} from './rules/app-launch/app-launch.ts';
export {
  type AppAbility,
  compareVersions,
  MINIMUM_APP_VERSION,
} from './rules/app-version/app-version.ts';
export { BANNER_PLACEMENT, type BannerPlacement } from './rules/banner/banner.ts';
export { type DayPart, dayPart } from './rules/calendar/day-part.ts';
export { periodStatus } from './rules/calendar/period.ts';
export {
  addWibMonths,
  parseWibDay,
  startOfWibDay,
  startOfWibMonth,
  startOfWibWeek,
  wibDay,
  wibIso,
  wibYear,
} from './rules/calendar/wib.ts';
export { type ClaimBarrier, claimBarrier } from './rules/coupon/claim-barrier.ts';
export {
  type Coupon,
  type CouponActivity,
  couponValidity,
  VALIDITY_TYPE,
} from './rules/coupon/coupon.ts';
export { couponMinimumText } from './rules/coupon/coupon-minimum.ts';
export { distanceBetween } from './rules/distance/distance.ts';
export { benefitRenewsAt, isBenefitAvailable } from './rules/membership/benefit.ts';
export { type MemberCardQr, parseMemberCardQr } from './rules/membership/member-card-qr.ts';
export {
  membershipPeriod,
  renewMembership,
} from './rules/membership/membership-period.ts';
export { formatMoney, formatPrice } from './rules/money/money.ts';
export { cancelOrder, type Order, pickupPeriod } from './rules/order/order.ts';
export { isEWallet, PAYMENT_METHODS, type PaymentMethod } from './rules/order/payment-method.ts';
export { nationalPhone } from './rules/phone/national-phone.ts';
export { maskPhone } from './rules/phone/phone-mask.ts';
export {
  nextPointsExpiry,
  type PointsCredit,
  type PointsExpiry,
  pointsBalance,
  returnPoints,
  spendPoints,
  sumOf,
} from './rules/points/points-account.ts';
export { EARNING, earnedPoints } from './rules/points/points-earned.ts';
export { POINTS_MONTHS, pointsEnd } from './rules/points/points-expiry.ts';
export {
  REDEMPTION,
  type RedemptionRefusal,
  redeemPoints,
} from './rules/points/points-redemption.ts';
export type { Refund, RefundNews } from './rules/refund/refund.ts';
export { type RefundTime, refundTime } from './rules/refund/refund-time.ts';
export { checkReview, REVIEW_MIN_CHARACTERS } from './rules/review/review.ts';
export { sha256Hex } from './rules/signing/sha256.ts';
export {
  canonicalJson,
  SIGNING_SECRET,
  sign,
  signedTexts,
  signingAge,
  signingText,
  signingTime,
} from './rules/signing/signing.ts';
export { lastDay } from './rules/voucher/last-day.ts';
export { groupVoucherCode, voucherPeriod, voucherStatus } from './rules/voucher/voucher.ts';
export type { Voucher, VoucherTerms, VoucherValidity } from './rules/voucher/voucher.types.ts';
