import { ROUTES, type RouteName, withParams, withQuery } from '@cangkir/core';
import { keysOf } from './keys-of.ts';

/** A link to a screen. */
export interface ScreenLink {
  readonly name: RouteName;
  readonly route: string;
}

/** Where a screen needs more than its path: what the everyday data of the backend has. */
const EXAMPLES: Partial<Readonly<Record<RouteName, string>>> = {
  couponDetail: withQuery(ROUTES.couponDetail, { id: 'voucher-usable' }),
  getCoupons: withQuery(ROUTES.getCoupons, { sourceId: 'kopi-susu' }),
  landing: withQuery(ROUTES.landing, { name: 'ngopi-sore' }),
  luckDraw: withQuery(ROUTES.luckDraw, { activityCode: 'roda-gajian' }),
  pack: withParams(ROUTES.pack, { id: 'hemat-siang' }),
  payNow: withQuery(ROUTES.payNow, { orderNumber: 'order-web' }),
  payNowBusiness: withQuery(ROUTES.payNowBusiness, { orderNumber: 'order-web' }),
  payResult: withQuery(ROUTES.payResult, { orderNumber: 'order-paid' }),
  qris: withQuery(ROUTES.qris, { orderNumber: 'order-qris' }),
  textConfig: withQuery(ROUTES.textConfig, { name: 'jam-buka' }),
};

/** A link to every screen, in the order of the routes. */
export const SCREEN_LINKS: readonly ScreenLink[] = keysOf(ROUTES).map((name) => ({
  name,
  route: EXAMPLES[name] ?? ROUTES[name],
}));
