import { GIFT_PICTURES, type GiftExchangeGateway } from '@cangkir/core/gift-exchange';
import { activityFields, count, identifier, localizedText } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Gifts for points. */
export const GIFT_EXCHANGE_ENDPOINTS = {
  giftActivity: endpoint({
    method: 'GET',
    path: '/portal/app/gift/activity',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier }),
    output: v.object({
      ...activityFields,
      gifts: v.array(
        v.object({
          id: identifier,
          name: localizedText,
          picture: v.pipe(
            v.fallback(v.picklist(GIFT_PICTURES), 'gift'),
            v.description('which drawing shows it; an unknown one is shown as a wrapped gift'),
          ),
          points: v.pipe(count, v.minValue(1), v.description('what one costs, in points')),
          stock: count,
          allowance: v.pipe(count, v.description('how many this person may still exchange')),
          taken: v.pipe(count, v.description('how many this person has exchanged')),
        }),
      ),
      balance: v.pipe(
        v.nullable(count),
        v.description('the person’s points; null where nobody is logged in'),
      ),
    }),
  }),
  exchangeGift: endpoint({
    method: 'POST',
    path: '/portal/app/gift/exchange',
    tokenUse: 'login',
    input: v.object({ activityCode: identifier, giftId: identifier, quantity }),
    output: v.object({ exchangeId: identifier, balance: count }),
  }),
} as const;

/** Gifts for points over HTTP. */
export function createGiftExchangeGateway(client: ApiClient): GiftExchangeGateway {
  const { giftActivity, exchangeGift } = GIFT_EXCHANGE_ENDPOINTS;
  return {
    async find(activityCode, options = {}) {
      return mapValue(
        await client.call(giftActivity, { activityCode }, options),
        ({ data }) => data,
      );
    },
    async exchange({ activityCode, giftId, quantity }, options) {
      const answer = await client.call(exchangeGift, { activityCode, giftId, quantity }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { gifts: createGiftExchangeGateway(client) };
}
