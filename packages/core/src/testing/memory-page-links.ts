import type { PageName } from '../app/pages.ts';
import { withParams, withQuery } from '../platform/navigation/route.ts';
import { ROUTES } from '../platform/navigation/routes.ts';
import { MEMORY_ORDER } from './memory-payment-gateway.ts';

/** A link to every page, which names something that the gateways in memory know. */
export const MEMORY_PAGE_LINKS: Readonly<Record<PageName, string>> = {
  annualSummary: ROUTES.annualSummary,
  bargain: withQuery(ROUTES.bargain, { activityCode: 'nego' }),
  bargainHelp: withQuery(ROUTES.bargain, { activityCode: 'nego', assistanceCode: 'friend-1' }),
  checkIn: withQuery(ROUTES.checkIn, { activityCode: 'absen' }),
  claim: withQuery(ROUTES.getCoupons, { sourceId: 'kopi' }),
  community: withQuery(ROUTES.communitySignUp, { id: 'latte' }),
  draw: withQuery(ROUTES.luckDraw, { activityCode: 'roda' }),
  giftCard: ROUTES.giftCards,
  giftExchange: withQuery(ROUTES.activityPromotion, { activityCode: 'tukar' }),
  love: withQuery(ROUTES.loveEntry, { activityCode: 'love' }),
  pack: withParams(ROUTES.pack, { id: 'hemat' }),
  packOrder: withQuery(withParams(ROUTES.pack, { id: 'hemat' }), { orderNumber: MEMORY_ORDER }),
  payment: withQuery(ROUTES.qris, { orderNumber: MEMORY_ORDER }),
  prizeForm: withQuery(ROUTES.prizeForm, { drawId: 'draw-1' }),
  referral: withQuery(ROUTES.fission, { inviteCode: 'KOPI-1' }),
  rightsCard: ROUTES.rightsCard,
};
