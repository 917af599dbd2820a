import type { Endpoint, EndpointInput, EndpointOutput } from '@cangkir/api';
import { CLAIM_ENDPOINTS } from '@cangkir/api/claim';
import { DRAW_ENDPOINTS } from '@cangkir/api/draw';
import { EARLY_REQUESTS } from '@cangkir/api/early-requests';
import { parseAnswer } from '@cangkir/api/parse-answer';
import { VOUCHER_ENDPOINTS } from '@cangkir/api/vouchers';
import type { Language, Query, RouteName } from '@cangkir/core';
import { offerTexts } from '../features/claim/offer-texts.ts';
import { worthOf } from '../features/vouchers/worth.ts';
import { OFFER_WORDS } from './offer-words.ts';
import { createReader } from './read-words.ts';

/** Texts by the slot of the skeleton that shows them. */
type Slots = Readonly<Record<string, string | undefined>>;

/** The request that a page sends first, and what its answer writes into the page's skeleton. */
export interface FirstRequest {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** Whether only a member's page sends it. */
  readonly isForMember: boolean;
  /** The data of the request at a route. */
  input(query: Query): Readonly<Record<string, string>>;
  /** The texts of an answer; null if it has none to show. */
  slots(answer: unknown, language: Language): Slots | null;
}

/** The first request of each page whose first view it decides, one per entry. */
export const FIRST_REQUESTS: { readonly [Name in RouteName]?: FirstRequest } = {
  luckDraw: firstRequest(DRAW_ENDPOINTS.drawActivity, {
    input: ({ activityCode = '' }) => ({ activityCode }),
    slots: ({ name }, language) => ({ name: name[language] }),
  }),
  getCoupons: firstRequest(CLAIM_ENDPOINTS.campaign, {
    input: ({ sourceId = '' }) => ({ sourceId }),
    slots: (campaign, language) =>
      offerTexts(campaign, language, createReader(OFFER_WORDS[language], language)),
  }),
  home: plainRequest(EARLY_REQUESTS.home, () => ({}), { isForMember: false }),
  vouchers: plainRequest(EARLY_REQUESTS.vouchers, () => ({})),
  couponDetail: {
    ...firstRequest(VOUCHER_ENDPOINTS.voucher, {
      input: ({ id = '' }) => ({ id }),
      slots: (voucher, language) => ({
        ...worthOf(voucher, createReader(OFFER_WORDS[language], language)),
        title: voucher.title[language],
      }),
    }),
    isForMember: true,
  },
};

interface Definition<Of extends Endpoint> {
  input(query: Query): EndpointInput<Of> & Readonly<Record<string, string>>;
  slots(data: EndpointOutput<Of>, language: Language): Slots;
}

function firstRequest<Of extends Endpoint>(
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
  input: FirstRequest['input'],
  { isForMember } = { isForMember: true },
): FirstRequest {
  return { endpoint, isForMember, input, slots: () => null };
}
