import { BRAND } from '../brand.ts';

const campaign = <Segment extends string>(segment: Segment) =>
  `/${BRAND.pathSegment}/${segment}` as const;

/**
 * Every route of the product: its name in the code, and its path in links (specification, section 2;
 * docs/assumptions.md for features without a route there).
 */
export const ROUTES = {
  home: '/',
  download: '/main/home',
  commonWeb: '/common/web',
  icedLatte: campaign('icedLatte'),
  oatside: campaign('oatside'),
  jolly: campaign('Jolly'),
  promo9rb: campaign('promo9rb'),
  brand: campaign('brand'),
  activityPromotion: campaign('activity-promotion'),
  you: campaign('you'),
  shareLive: campaign('share-live'),
  endFirst: '/end1',
  end: '/end',
  grey: '/grey',
  mine: '/mine',
  login: '/login',
  loginOrRegister: '/loginOrRegister',
  phoneLogin: '/phoneLogin',
  appOpen: '/app-open',
  open: '/open',
  exchangeCenter: '/mine/exchangeCenter',
  redeemCentral: '/redeem/Central',
  toApp: '/toapp',
  getCoupons: '/get-coupons',
  couponDetail: '/couponDetail',
  privacy: '/privacy',
  services: '/services',
  help: '/help',
  luckDraw: campaign('luckDraw'),
  prizeForm: '/luckDraw/userInfoForm',
  prizeFormSuccess: '/luckDraw/infoSuccess',
  bridge: '/bridge',
  fission: '/fission',
  fissionInvite: '/fission-invite',
  checkInOatside: campaign('check-in-oatside'),
  checkIn: campaign('check-in'),
  landing: '/tmp',
  bni: '/bni',
  browserGuide: '/browserGuide',
  bargain: '/bargain/main',
  bargainPrize: '/bargain/selectPrize',
  blackCup: '/blackCup',
  demo: '/demo',
  payNow: '/paynow',
  payNowBusiness: '/paynowB',
  adVouchers: '/tt/vouchers',
  adOrderDetail: '/tt/orderDetail',
  payResult: '/payResult',
  qris: '/qris',
  textConfig: '/textConfig',
  annualSummary: '/annualSummary',
  annualSummaryThird: '/annualSummary3rd',
  rightsCard: '/menu/rightsCard',
  community: '/tommunity',
  communityHistory: '/tommunity/history',
  communitySignUp: '/tommunity/signUp',
  communityCheckIn: '/tommunity/checkin',
  survey: '/tommunity/survey',
  loveEntry: '/love/entry',
  loveMain: '/love/main',
  loveFail: '/love/fail',
  loveMatch: '/love/match',
  vouchers: '/mine/vouchers',
  storedValue: '/mine/storedValue',
  packs: '/mine/packs',
  pack: '/mine/packs/:id',
  giftCards: '/mine/giftCards',
  points: '/mine/points',
} as const;

/** The name of a route in the code: a key of {@link ROUTES}. */
export type RouteName = keyof typeof ROUTES;

/** The names of all routes, in their order. */
export const ROUTE_NAMES = Object.keys(ROUTES).filter(isRouteName);

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name);
}
