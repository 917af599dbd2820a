import type { GiftCardGateway } from '@cangkir/core/gift-card';
import { amount, currencyCode } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** Gift cards. */
export const GIFT_CARD_ENDPOINTS = {
  redeemGiftCard: endpoint({
    method: 'POST',
    path: '/portal/app/gift/card/redeem',
    tokenUse: 'login',
    input: v.object({ code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{16}$/)) }),
    output: v.object({
      value: amount,
      balance: amount,
      currencyCode,
    }),
  }),
} as const;

/** Gift cards over HTTP. */
export function createGiftCardGateway(client: ApiClient): GiftCardGateway {
  return {
    async redeem(code, options) {
      const answer = await client.call(GIFT_CARD_ENDPOINTS.redeemGiftCard, { code }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { giftCards: createGiftCardGateway(client) };
}
