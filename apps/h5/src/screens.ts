import {
  matchRoute,
  type PageName,
  type PageRouteName,
  pageOf,
  type RouteName,
} from '@cangkir/core';
import type { ScreenDefinition, ScreenProps } from './frame/screen-definition.ts';
import { createPart, type LoadPart } from './navigation/part.tsx';

/** The screen of every page with a machine, one per line. */
export const PAGE_SCREENS: {
  readonly [Name in PageName]: LoadPart<ScreenDefinition<ScreenProps<Name>>>;
} = {
  annualSummary: createPart(
    ['annual-summary'],
    async () =>
      (await import('./features/annual-summary/annual-summary.screen.tsx')).annualSummaryScreen,
  ),
  bargain: createPart(
    ['bargain'],
    async () => (await import('./features/bargain/bargain.screen.tsx')).bargainScreen,
  ),
  bargainHelp: createPart(
    ['bargain'],
    async () => (await import('./features/bargain/bargain-help.screen.tsx')).bargainHelpScreen,
  ),
  checkIn: createPart(
    ['check-in'],
    async () => (await import('./features/check-in/check-in.screen.tsx')).checkInScreen,
  ),
  claim: createPart(
    ['claim', 'login', 'vouchers'],
    async () => (await import('./features/claim/claim.screen.tsx')).claimScreen,
  ),
  community: createPart(
    ['community'],
    async () => (await import('./features/community/activity.screen.tsx')).activityScreen,
  ),
  draw: createPart(
    ['draw'],
    async () => (await import('./features/draw/draw.screen.tsx')).drawScreen,
  ),
  giftCard: createPart(
    ['gift-card'],
    async () => (await import('./features/gift-card/gift-card.screen.tsx')).giftCardScreen,
  ),
  giftExchange: createPart(
    ['gift-exchange'],
    async () =>
      (await import('./features/gift-exchange/gift-exchange.screen.tsx')).giftExchangeScreen,
  ),
  love: createPart(
    ['love'],
    async () => (await import('./features/love/love.screen.tsx')).loveScreen,
  ),
  pack: createPart(
    ['packs', 'purchase'],
    async () => (await import('./features/packs/pack.screen.tsx')).packScreen,
  ),
  packOrder: createPart(
    ['packs'],
    async () => (await import('./features/packs/pack-order.screen.tsx')).packOrderScreen,
  ),
  payment: createPart(
    ['payment'],
    async () => (await import('./features/payment/payment.screen.tsx')).paymentScreen,
  ),
  prizeForm: createPart(
    ['prize-form'],
    async () => (await import('./features/prize-form/prize-form.screen.tsx')).prizeFormScreen,
  ),
  referral: createPart(
    ['referral'],
    async () => (await import('./features/referral/referral.screen.tsx')).referralScreen,
  ),
  rightsCard: createPart(
    ['rights-card', 'purchase'],
    async () => (await import('./features/rights-card/rights-card.screen.tsx')).rightsCardScreen,
  ),
};

const login = createPart(
  ['login'],
  async () => (await import('./features/login/login.screen.tsx')).loginScreen,
);

const appOpen = createPart(
  ['app-launch'],
  async () => (await import('./features/app-launch/app-open.screen.tsx')).appOpenScreen,
);

const exchange = createPart(
  ['app-launch'],
  async () => (await import('./features/app-launch/exchange.screen.tsx')).exchangeScreen,
);

const download = createPart(
  ['app-launch'],
  async () => (await import('./features/app-launch/download.screen.tsx')).downloadScreen,
);

const community = createPart(
  ['community'],
  async () => (await import('./features/community/community.screen.tsx')).communityScreen,
);

const ended = createPart(
  ['ended'],
  async () => (await import('./features/ended/ended.screen.tsx')).endedScreen,
);

const campaignPage = createPart(
  ['campaign-page'],
  async () =>
    (await import('./features/campaign-page/campaign-page.screen.tsx')).campaignPageScreen,
);

/** The screen of every other route, one per line. */
export const ROUTE_SCREENS: {
  readonly [Name in Exclude<RouteName, PageRouteName>]: LoadPart<ScreenDefinition>;
} = {
  home: createPart(
    ['home', 'mine'],
    async () => (await import('./features/home/home.screen.tsx')).homeScreen,
  ),
  download,
  commonWeb: download,
  icedLatte: campaignPage,
  oatside: campaignPage,
  jolly: campaignPage,
  promo9rb: campaignPage,
  brand: campaignPage,
  you: campaignPage,
  shareLive: campaignPage,
  endFirst: ended,
  end: ended,
  grey: createPart(
    ['ended'],
    async () => (await import('./features/ended/grey.screen.tsx')).greyScreen,
  ),
  mine: createPart(
    ['mine'],
    async () => (await import('./features/mine/mine.screen.tsx')).mineScreen,
  ),
  login,
  loginOrRegister: login,
  phoneLogin: login,
  appOpen,
  open: appOpen,
  exchangeCenter: exchange,
  redeemCentral: exchange,
  toApp: createPart(
    ['app-launch'],
    async () => (await import('./features/app-launch/to-app.screen.tsx')).toAppScreen,
  ),
  couponDetail: createPart(
    ['vouchers'],
    async () => (await import('./features/vouchers/coupon-detail.screen.tsx')).couponDetailScreen,
  ),
  privacy: createPart(
    ['legal'],
    async () => (await import('./features/legal/privacy.screen.tsx')).privacyScreen,
  ),
  services: createPart(
    ['legal'],
    async () => (await import('./features/legal/services.screen.tsx')).servicesScreen,
  ),
  help: createPart(
    ['help'],
    async () => (await import('./features/help/help.screen.tsx')).helpScreen,
  ),
  bridge: createPart(
    ['bridge'],
    async () => (await import('./features/bridge/bridge.screen.tsx')).bridgeScreen,
  ),
  landing: campaignPage,
  bni: campaignPage,
  browserGuide: createPart(
    ['browser-guide'],
    async () =>
      (await import('./features/browser-guide/browser-guide.screen.tsx')).browserGuideScreen,
  ),
  demo: createPart(
    ['demo'],
    async () => (await import('./features/demo/demo.screen.tsx')).demoScreen,
  ),
  adVouchers: createPart(
    ['packs'],
    async () => (await import('./features/packs/ad-vouchers.screen.tsx')).adVouchersScreen,
  ),
  textConfig: campaignPage,
  community,
  communityHistory: community,
  vouchers: createPart(
    ['vouchers'],
    async () => (await import('./features/vouchers/vouchers.screen.tsx')).vouchersScreen,
  ),
  storedValue: createPart(
    ['stored-value'],
    async () => (await import('./features/stored-value/stored-value.screen.tsx')).storedValueScreen,
  ),
  points: createPart(
    ['mine'],
    async () => (await import('./features/mine/points.screen.tsx')).pointsScreen,
  ),
  packs: createPart(
    ['packs'],
    async () => (await import('./features/packs/packs.screen.tsx')).packsScreen,
  ),
};

/** The screen of an address that leads nowhere. */
export const NOT_FOUND = createPart(
  ['not-found'],
  async () => (await import('./features/not-found/not-found.screen.tsx')).notFoundScreen,
);

/** Loads the screen at a route, whatever its props. */
export function screenAt(route: string): LoadPart<Omit<ScreenDefinition, 'Screen'>> {
  const page = pageOf(route);
  if (page !== null) return PAGE_SCREENS[page.name];
  const name = matchRoute(route);
  return name !== null && isPlainRoute(name) ? ROUTE_SCREENS[name] : NOT_FOUND;
}

/** Whether the page of a route has no machine. */
export function isPlainRoute(name: RouteName): name is keyof typeof ROUTE_SCREENS {
  return Object.hasOwn(ROUTE_SCREENS, name);
}
