import type { GiftCardGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { GIFT_CARD_ENDPOINTS } from '../endpoints/gift-card.ts';
import { mapValue } from '../map-value.ts';

/** Gift cards over HTTP. */
export function createGiftCardGateway(client: ApiClient): GiftCardGateway {
  return {
    async redeem(code, options) {
      const answer = await client.call(GIFT_CARD_ENDPOINTS.redeemGiftCard, { code }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}
