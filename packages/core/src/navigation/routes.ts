import { BRAND } from '../brand/brand.ts';

const campaign = <Segment extends string>(segment: Segment) =>
  `/${BRAND.pathSegment}/${segment}` as const;

/**
 * Every route of the product (specification, section 2, and the homes of features without a route in
 * docs/assumptions.md): the name that the code uses, and the path that a link holds.
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
  loveEntry: '/love/entry',
  loveMain: '/love/main',
  loveFail: '/love/fail',
  loveMatch: '/love/match',
  vouchers: '/mine/vouchers',
  storedValue: '/mine/storedValue',
  packs: '/mine/packs',
  pack: '/mine/packs/:id',
  giftCards: '/mine/giftCards',
} as const;

export type RouteName = keyof typeof ROUTES;

/** The routes on which a person logs in: no redirect is stored there (section 2). */
export const LOGIN_ROUTES: readonly string[] = [
  ROUTES.login,
  ROUTES.loginOrRegister,
  ROUTES.phoneLogin,
];
