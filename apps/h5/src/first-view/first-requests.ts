import type { EARLY_REQUESTS } from '@cangkir/api/early-requests';
import type { Query, RouteName } from '@cangkir/core';
import { summaryYear } from '@cangkir/core/annual-summary';

/** A request that a page sends at once. */
export interface FirstRequest {
  readonly name: keyof typeof EARLY_REQUESTS;
  /** Whether only a member's page sends it. */
  readonly isForMember: boolean;
  /** The data of the request by the parameters and the query of a route; null if the page there sends another one. */
  input(link: Query): Readonly<Record<string, string>> | null;
}

const account = memberRequest('account');
const annualSummary = memberRequest('annualSummary', ({ year = '' }) => ({
  year: String(summaryYear(year, Date.now())),
}));
const bargain = [
  request('bargain', ({ activityCode = '', assistanceCode }) =>
    assistanceCode === undefined ? { activityCode } : null,
  ),
  request('bargainInvitation', ({ activityCode = '', assistanceCode = '' }) => ({
    activityCode,
    assistanceCode,
  })),
];
const campaignPage = (name: RouteName) => [request('campaignPage', () => ({ name }))];
const checkIn = request('checkInCampaign', byActivity);
const community = request('community');
const communityActivity = request('communityActivity', byId);
const draw = request('drawActivity', byActivity);
const namedPage = request('campaignPage', ({ name = '' }) => ({ name }));
const packOrder = memberRequest('packOrder', byOrder);
const payment = memberRequest('payment', byOrder);
const prizeForm = memberRequest('prizeForm', ({ drawId = '' }) => ({ drawId }));
const vouchers = memberRequest('vouchers');

/** The requests that a page sends at once, one route per entry: those that its first view waits for. */
export const FIRST_REQUESTS: { readonly [Name in RouteName]?: readonly FirstRequest[] } = {
  home: [request('home'), account, vouchers],
  mine: [account, vouchers],
  points: [account, memberRequest('pointsHistory')],
  vouchers: [vouchers],
  couponDetail: [memberRequest('voucher', byId)],
  getCoupons: [request('campaign', ({ sourceId = '' }) => ({ sourceId }))],
  packs: [request('packs', () => ({ channel: 'app' }))],
  pack: [
    request('pack', ({ id = '', orderNumber }) =>
      orderNumber === undefined ? { packId: id } : null,
    ),
    packOrder,
  ],
  adVouchers: [request('packs', () => ({ channel: 'ad' }))],
  adOrderDetail: [packOrder],
  qris: [payment],
  payNow: [payment],
  payNowBusiness: [payment],
  payResult: [payment],
  rightsCard: [request('rightsCard')],
  storedValue: [memberRequest('storedValue')],
  activityPromotion: [request('giftActivity', byActivity)],
  bargain,
  bargainPrize: bargain,
  blackCup: bargain,
  fission: [memberRequest('referral')],
  luckDraw: [draw],
  prizeForm: [prizeForm],
  prizeFormSuccess: [prizeForm],
  loveEntry: [draw],
  loveMain: [draw],
  loveMatch: [draw],
  loveFail: [draw],
  checkIn: [checkIn],
  checkInOatside: [checkIn],
  community: [community],
  communityHistory: [community],
  communitySignUp: [communityActivity],
  communityCheckIn: [communityActivity],
  annualSummary: [annualSummary],
  annualSummaryThird: [annualSummary],
  icedLatte: campaignPage('icedLatte'),
  oatside: campaignPage('oatside'),
  jolly: campaignPage('jolly'),
  promo9rb: campaignPage('promo9rb'),
  brand: campaignPage('brand'),
  you: campaignPage('you'),
  shareLive: campaignPage('shareLive'),
  bni: campaignPage('bni'),
  landing: [namedPage],
  textConfig: [namedPage],
};

function byActivity({ activityCode = '' }: Query) {
  return { activityCode };
}

function byId({ id = '' }: Query) {
  return { id };
}

function byOrder({ orderNumber = '' }: Query) {
  return { orderNumber };
}

function request(
  name: FirstRequest['name'],
  input: FirstRequest['input'] = () => ({}),
): FirstRequest {
  return { name, isForMember: false, input };
}

function memberRequest(...asked: Parameters<typeof request>): FirstRequest {
  return { ...request(...asked), isForMember: true };
}
