import type { RouteName } from '@cangkir/core';
import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/i18n.ts';

/** A screen, loaded on demand, and the words that it speaks. */
export interface ScreenEntry {
  readonly namespaces: readonly Namespace[];
  load(): Promise<ComponentType>;
}

const notBuilt: ScreenEntry = {
  namespaces: [],
  load: async () => (await import('../status/not-built.screen.tsx')).NotBuiltScreen,
};

const login: ScreenEntry = {
  namespaces: ['login'],
  load: async () => (await import('../login/login.screen.tsx')).LoginScreen,
};

/** An address that is none of our routes. */
export const notFound: ScreenEntry = {
  namespaces: [],
  load: async () => (await import('../status/not-found.screen.tsx')).NotFoundScreen,
};

/** The screen of every route. What is not built says so. */
export const SCREENS: Record<RouteName, ScreenEntry> = {
  home: notBuilt,
  download: notBuilt,
  commonWeb: notBuilt,
  icedLatte: notBuilt,
  oatside: notBuilt,
  jolly: notBuilt,
  promo9rb: notBuilt,
  brand: notBuilt,
  activityPromotion: notBuilt,
  you: notBuilt,
  shareLive: notBuilt,
  endFirst: notBuilt,
  end: notBuilt,
  grey: notBuilt,
  mine: notBuilt,
  login,
  loginOrRegister: login,
  phoneLogin: login,
  appOpen: notBuilt,
  open: notBuilt,
  exchangeCenter: notBuilt,
  redeemCentral: notBuilt,
  toApp: notBuilt,
  getCoupons: {
    namespaces: ['claim', 'login'],
    load: async () => (await import('../claim/claim.screen.tsx')).ClaimScreen,
  },
  couponDetail: {
    namespaces: ['vouchers'],
    load: async () => (await import('../vouchers/coupon-detail.screen.tsx')).CouponDetailScreen,
  },
  privacy: notBuilt,
  services: notBuilt,
  help: notBuilt,
  luckDraw: notBuilt,
  prizeForm: notBuilt,
  prizeFormSuccess: notBuilt,
  bridge: notBuilt,
  fission: notBuilt,
  fissionInvite: notBuilt,
  checkInOatside: notBuilt,
  checkIn: notBuilt,
  landing: notBuilt,
  bni: notBuilt,
  browserGuide: notBuilt,
  bargain: notBuilt,
  bargainPrize: notBuilt,
  blackCup: notBuilt,
  demo: notBuilt,
  payNow: notBuilt,
  payNowBusiness: notBuilt,
  adVouchers: notBuilt,
  adOrderDetail: notBuilt,
  payResult: notBuilt,
  qris: notBuilt,
  textConfig: notBuilt,
  annualSummary: notBuilt,
  annualSummaryThird: notBuilt,
  rightsCard: notBuilt,
  community: notBuilt,
  communityHistory: notBuilt,
  communitySignUp: notBuilt,
  communityCheckIn: notBuilt,
  loveEntry: notBuilt,
  loveMain: notBuilt,
  loveFail: notBuilt,
  loveMatch: notBuilt,
  vouchers: {
    namespaces: ['vouchers'],
    load: async () => (await import('../vouchers/vouchers.screen.tsx')).VouchersScreen,
  },
  storedValue: notBuilt,
  packs: notBuilt,
  pack: notBuilt,
  giftCards: notBuilt,
};
