import type { BargainGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { BARGAIN_ENDPOINTS } from '../endpoints/bargain.ts';
import { mapValue } from '../map-value.ts';

/** Bargains over HTTP. */
export function createBargainGateway(client: ApiClient): BargainGateway {
  return {
    async findCampaign(activityCode, options = {}) {
      const answer = await client.call(BARGAIN_ENDPOINTS.bargain, { activityCode }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async findInvitation({ activityCode, assistanceCode }, options = {}) {
      const input = { activityCode, assistanceCode };
      const answer = await client.call(BARGAIN_ENDPOINTS.bargainInvitation, input, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
    async cut({ activityCode, prizeId, shared }, options) {
      const input = { activityCode, prizeId, shared };
      const answer = await client.call(BARGAIN_ENDPOINTS.sponsorBargain, input, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
    async help({ activityCode, assistanceCode }, options) {
      const input = { activityCode, assistanceCode };
      const answer = await client.call(BARGAIN_ENDPOINTS.assistBargain, input, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
  };
}
