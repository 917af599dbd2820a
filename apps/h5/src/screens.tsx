import { type PageName, pageOf, ROUTES, type RouteName } from '@cangkir/core';
import type { ReactNode } from 'react';
import { PageScreen } from './frame/page-screen.tsx';
import { createPart, Part } from './navigation/part.tsx';

const loadClaim = createPart(
  ['claim', 'login'],
  async () => (await import('./features/claim/claim.screen.tsx')).ClaimScreen,
);
const loadLogin = createPart(
  ['login'],
  async () => (await import('./features/login/login.screen.tsx')).LoginScreen,
);
const loadVouchers = createPart(
  ['vouchers'],
  async () => (await import('./features/vouchers/vouchers.screen.tsx')).VouchersScreen,
);
const loadCouponDetail = createPart(
  ['vouchers'],
  async () => (await import('./features/vouchers/coupon-detail.screen.tsx')).CouponDetailScreen,
);
const loadNotBuilt = createPart(
  ['not-built'],
  async () => (await import('./features/not-built/not-built.screen.tsx')).NotBuiltScreen,
);
const loadNotFound = createPart(
  ['not-found'],
  async () => (await import('./features/not-found/not-found.screen.tsx')).NotFoundScreen,
);

/** The screens of the pages with a machine. */
const PAGE_SCREENS: { readonly [Name in PageName]?: ReactNode } = {
  claim: <PageScreen name="claim" load={loadClaim} />,
};

/** The screens of the other routes. */
const ROUTE_SCREENS: { readonly [Name in RouteName]?: ReactNode } = {
  login: <Part load={loadLogin} props={{}} />,
  loginOrRegister: <Part load={loadLogin} props={{}} />,
  phoneLogin: <Part load={loadLogin} props={{}} />,
  vouchers: <Part load={loadVouchers} props={{}} />,
  couponDetail: <Part load={loadCouponDetail} props={{}} />,
};

/** The screen of an address that leads nowhere. */
export const NOT_FOUND = <Part load={loadNotFound} props={{}} />;

/** The screen of a route; one that says so where it is not built. */
export function screenOf(name: RouteName): ReactNode {
  const page = pageOf(ROUTES[name]);
  const screen = page === null ? ROUTE_SCREENS[name] : PAGE_SCREENS[page.name];
  return screen ?? <Part load={loadNotBuilt} props={{}} />;
}
