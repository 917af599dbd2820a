import type { GiftExchangeGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { GIFT_EXCHANGE_ENDPOINTS } from '../endpoints/gift-exchange.ts';
import { mapValue } from '../map-value.ts';

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
