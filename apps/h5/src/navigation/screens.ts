import { matchRoute, type RouteName } from '@cangkir/core';
import { createPart, type PartChunk } from './part.tsx';

type Screen = PartChunk<object>;

const LOGIN: Screen = createPart(
  ['login'],
  async () => (await import('../login/login.screen.tsx')).LoginScreen,
);

/** The screens that are built. Every other route of the product falls to one that says so. */
const SCREENS: Partial<Record<RouteName, Screen>> = {
  login: LOGIN,
  loginOrRegister: LOGIN,
  phoneLogin: LOGIN,
  getCoupons: createPart(
    ['claim', 'login'],
    async () => (await import('../claim/claim.screen.tsx')).ClaimScreen,
  ),
  vouchers: createPart(
    ['vouchers'],
    async () => (await import('../vouchers/vouchers.screen.tsx')).VouchersScreen,
  ),
  couponDetail: createPart(
    ['vouchers'],
    async () => (await import('../vouchers/coupon-detail.screen.tsx')).CouponDetailScreen,
  ),
};

const NOT_BUILT: Screen = createPart(
  ['status'],
  async () => (await import('../status/not-built.screen.tsx')).NotBuiltScreen,
);

const NOT_FOUND: Screen = createPart(
  ['status'],
  async () => (await import('../status/not-found.screen.tsx')).NotFoundScreen,
);

/** The screen of a route. */
export function screenOf(route: string): Screen {
  const name = matchRoute(route);
  return name === null ? NOT_FOUND : (SCREENS[name] ?? NOT_BUILT);
}
