import type { CheckInGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { CHECK_IN_ENDPOINTS } from '../endpoints/check-in.ts';
import { mapValue } from '../map-value.ts';

/** Check-in campaigns over HTTP. */
export function createCheckInGateway(client: ApiClient): CheckInGateway {
  return {
    async find(activityCode, options = {}) {
      const input = { activityCode };
      const answer = await client.call(CHECK_IN_ENDPOINTS.checkInCampaign, input, options);
      return mapValue(answer, ({ data }) => data);
    },
    async checkIn(activityCode, options) {
      const answer = await client.call(CHECK_IN_ENDPOINTS.checkIn, { activityCode }, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
  };
}
