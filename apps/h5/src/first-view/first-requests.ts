import type { Endpoint, EndpointInput, EndpointOutput } from '@cangkir/api';
import { ACCOUNT_ENDPOINTS } from '@cangkir/api/account';
import { CHECK_IN_ENDPOINTS } from '@cangkir/api/check-in';
import { CLAIM_ENDPOINTS } from '@cangkir/api/claim';
import { DRAW_ENDPOINTS } from '@cangkir/api/draw';
import { EARLY_REQUESTS } from '@cangkir/api/early-requests';
import { parseAnswer } from '@cangkir/api/parse-answer';
import { PAYMENT_ENDPOINTS } from '@cangkir/api/payment';
import { VOUCHER_ENDPOINTS } from '@cangkir/api/vouchers';
import type { Language, Query, RouteName } from '@cangkir/core';
import { summaryYear } from '@cangkir/core/annual-summary';
import { offerTexts } from '../features/claim/offer-texts.ts';
import { amountText } from '../features/payment/amount-text.ts';
import { worthOf } from '../features/vouchers/worth.ts';
import { OFFER_WORDS } from './offer-words.ts';
import { createReader } from './read-words.ts';

/** Texts by the slot of the skeleton that shows them. */
type Slots = Readonly<Record<string, string | undefined>>;

/** A request that a page sends at once, and what its answer writes into the page's skeleton. */
export interface FirstRequest {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** Whether only a member's page sends it. */
  readonly isForMember: boolean;
  /** The data of the request by the parameters and the query of a route; null if the page there sends another one. */
  input(link: Query): Readonly<Record<string, string>> | null;
  /** The texts of an answer; null if it has none to show. */
  slots(answer: unknown, language: Language): Slots | null;
}

const account = ofMember(
  shownRequest(ACCOUNT_ENDPOINTS.account, {
    input: () => ({}),
    slots: ({ name }) => ({ memberName: name ?? undefined }),
  }),
);
const annualSummary = ofMember(
  plainRequest(EARLY_REQUESTS.annualSummary, ({ year = '' }) => ({
    year: String(summaryYear(year, Date.now())),
  })),
);
const bargain = [
  plainRequest(EARLY_REQUESTS.bargain, ({ activityCode = '', assistanceCode }) =>
    assistanceCode === undefined ? { activityCode } : null,
  ),
  plainRequest(EARLY_REQUESTS.bargainInvitation, ({ activityCode = '', assistanceCode = '' }) => ({
    activityCode,
    assistanceCode,
  })),
];
const campaignPage = (name: RouteName) => [
  plainRequest(EARLY_REQUESTS.campaignPage, () => ({ name })),
];
const checkIn = shownRequest(CHECK_IN_ENDPOINTS.checkInCampaign, {
  input: byActivity,
  slots: ({ name }, language) => ({ name: name[language] }),
});
const community = plainRequest(EARLY_REQUESTS.community);
const communityActivity = plainRequest(EARLY_REQUESTS.communityActivity, byId);
const draw = shownRequest(DRAW_ENDPOINTS.drawActivity, {
  input: byActivity,
  slots: ({ name }, language) => ({ name: name[language] }),
});
const namedPage = plainRequest(EARLY_REQUESTS.campaignPage, ({ name = '' }) => ({ name }));
const packOrder = ofMember(plainRequest(EARLY_REQUESTS.packOrder, byOrder));
const payment = ofMember(
  shownRequest(PAYMENT_ENDPOINTS.payment, {
    input: byOrder,
    slots: (due) => ({ amount: amountText(due) }),
  }),
);
const prizeForm = ofMember(
  plainRequest(EARLY_REQUESTS.prizeForm, ({ drawId = '' }) => ({ drawId })),
);
const vouchers = ofMember(plainRequest(EARLY_REQUESTS.vouchers));

/** The requests that a page sends at once, one route per entry: those that its first view waits for. */
export const FIRST_REQUESTS: { readonly [Name in RouteName]?: readonly FirstRequest[] } = {
  home: [plainRequest(EARLY_REQUESTS.home), account, vouchers],
  mine: [account, vouchers],
  points: [account, ofMember(plainRequest(EARLY_REQUESTS.pointsHistory))],
  vouchers: [vouchers],
  couponDetail: [
    ofMember(
      shownRequest(VOUCHER_ENDPOINTS.voucher, {
        input: byId,
        slots: (voucher, language) => ({
          ...worthOf(voucher, createReader(OFFER_WORDS[language], language)),
          title: voucher.title[language],
        }),
      }),
    ),
  ],
  getCoupons: [
    shownRequest(CLAIM_ENDPOINTS.campaign, {
      input: ({ sourceId = '' }) => ({ sourceId }),
      slots: (campaign, language) =>
        offerTexts(campaign, language, createReader(OFFER_WORDS[language], language)),
    }),
  ],
  packs: [plainRequest(EARLY_REQUESTS.packs, () => ({ channel: 'app' }))],
  pack: [
    plainRequest(EARLY_REQUESTS.pack, ({ id = '', orderNumber }) =>
      orderNumber === undefined ? { packId: id } : null,
    ),
    packOrder,
  ],
  adVouchers: [plainRequest(EARLY_REQUESTS.packs, () => ({ channel: 'ad' }))],
  adOrderDetail: [packOrder],
  qris: [payment],
  payNow: [payment],
  payNowBusiness: [payment],
  payResult: [payment],
  rightsCard: [plainRequest(EARLY_REQUESTS.rightsCard)],
  storedValue: [ofMember(plainRequest(EARLY_REQUESTS.storedValue))],
  activityPromotion: [plainRequest(EARLY_REQUESTS.giftActivity, byActivity)],
  bargain,
  bargainPrize: bargain,
  blackCup: bargain,
  fission: [ofMember(plainRequest(EARLY_REQUESTS.referral))],
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

interface Definition<Of extends Endpoint> {
  input(link: Query): EndpointInput<Of> & Readonly<Record<string, string>>;
  slots(data: EndpointOutput<Of>, language: Language): Slots;
}

/** A request whose answer the skeleton shows before the app does. */
function shownRequest<Of extends Endpoint>(
  endpoint: Of,
  { input, slots }: Definition<Of>,
): FirstRequest {
  return {
    endpoint,
    isForMember: false,
    input,
    slots(answer, language) {
      const data = parseAnswer(endpoint, answer);
      return data === null ? null : slots(data, language);
    },
  };
}

/** A request whose answer only the app itself shows. */
function plainRequest(
  endpoint: FirstRequest['endpoint'],
  input: FirstRequest['input'] = () => ({}),
): FirstRequest {
  return { endpoint, isForMember: false, input, slots: () => null };
}

/** The same on a member's page alone. */
function ofMember(request: FirstRequest): FirstRequest {
  return { ...request, isForMember: true };
}
