import { withParams, withQuery } from '../platform/navigation/route.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../platform/navigation/routes.ts';

/** A link to a screen, as a person would open it. */
export interface ScreenLink {
  readonly name: RouteName;
  readonly route: string;
}

/** Where a screen needs more than its path: what the everyday data of the simulator's backend has. */
const EXAMPLES: Partial<Readonly<Record<RouteName, string>>> = {
  adOrderDetail: withQuery(ROUTES.adOrderDetail, { orderNumber: 'order-ad' }),
  activityPromotion: withQuery(ROUTES.activityPromotion, { activityCode: 'tukar-poin' }),
  annualSummaryThird: withQuery(ROUTES.annualSummaryThird, { year: '2024' }),
  bargain: withQuery(ROUTES.bargain, { activityCode: 'nego-kopi' }),
  bargainPrize: withQuery(ROUTES.bargainPrize, { activityCode: 'nego-pilih' }),
  blackCup: withQuery(ROUTES.blackCup, { activityCode: 'gelas-hitam' }),
  checkIn: withQuery(ROUTES.checkIn, { activityCode: 'ngopi-beruntun' }),
  checkInOatside: withQuery(ROUTES.checkInOatside, { activityCode: 'ngopi-tiap-hari' }),
  communityCheckIn: withQuery(ROUTES.communityCheckIn, { id: 'seduh-hari-ini' }),
  communitySignUp: withQuery(ROUTES.communitySignUp, { id: 'latte-art' }),
  couponDetail: withQuery(ROUTES.couponDetail, { id: 'voucher-usable' }),
  fissionInvite: withQuery(ROUTES.fissionInvite, { inviteCode: 'KOPI-MEMBER' }),
  getCoupons: withQuery(ROUTES.getCoupons, { sourceId: 'kopi-susu' }),
  landing: withQuery(ROUTES.landing, { name: 'ngopi-sore' }),
  loveEntry: withQuery(ROUTES.loveEntry, { activityCode: 'love-cocok' }),
  loveFail: withQuery(ROUTES.loveFail, { activityCode: 'love-belum' }),
  loveMain: withQuery(ROUTES.loveMain, { activityCode: 'love-cocok' }),
  loveMatch: withQuery(ROUTES.loveMatch, { activityCode: 'love-cocok' }),
  luckDraw: withQuery(ROUTES.luckDraw, { activityCode: 'roda-gajian' }),
  pack: withParams(ROUTES.pack, { id: 'hemat-siang' }),
  payNow: withQuery(ROUTES.payNow, { orderNumber: 'order-web' }),
  payNowBusiness: withQuery(ROUTES.payNowBusiness, { orderNumber: 'order-web' }),
  payResult: withQuery(ROUTES.payResult, { orderNumber: 'order-paid' }),
  prizeForm: withQuery(ROUTES.prizeForm, { drawId: 'draw-tumbler' }),
  prizeFormSuccess: withQuery(ROUTES.prizeFormSuccess, { drawId: 'draw-sent' }),
  qris: withQuery(ROUTES.qris, { orderNumber: 'order-qris' }),
  textConfig: withQuery(ROUTES.textConfig, { name: 'jam-buka' }),
};

/** A link to every screen, in the order of the routes. */
export const SCREEN_LINKS: readonly ScreenLink[] = ROUTE_NAMES.map((name) => ({
  name,
  route: EXAMPLES[name] ?? ROUTES[name],
}));
