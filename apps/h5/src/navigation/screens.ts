import { matchRoute, type RouteName } from '@cangkir/core';
import { createPart, type PartChunk } from './part.tsx';

type Screen = PartChunk<object>;

const LOGIN: Screen = createPart(['login'], () =>
  import('../login/login.screen.tsx').then((screen) => screen.LoginScreen),
);

/**
 * The screens that are built. Every other route of the product falls to one that says so. They are in the first load,
 * and asked for by `then`: the build wraps a part that is awaited once more.
 */
const SCREENS: Partial<Record<RouteName, Screen>> = {
  login: LOGIN,
  loginOrRegister: LOGIN,
  phoneLogin: LOGIN,
  getCoupons: createPart(['claim', 'login'], () =>
    import('../claim/claim.screen.tsx').then((screen) => screen.ClaimScreen),
  ),
  vouchers: createPart(['vouchers'], () =>
    import('../vouchers/vouchers.screen.tsx').then((screen) => screen.VouchersScreen),
  ),
  couponDetail: createPart(['vouchers'], () =>
    import('../vouchers/coupon-detail.screen.tsx').then((screen) => screen.CouponDetailScreen),
  ),
};

const NOT_BUILT: Screen = createPart(['status'], () =>
  import('../status/not-built.screen.tsx').then((screen) => screen.NotBuiltScreen),
);

const NOT_FOUND: Screen = createPart(['status'], () =>
  import('../status/not-found.screen.tsx').then((screen) => screen.NotFoundScreen),
);

/** The screen of a route. */
export function screenOf(route: string): Screen {
  const name = matchRoute(route);
  return name === null ? NOT_FOUND : (SCREENS[name] ?? NOT_BUILT);
}
