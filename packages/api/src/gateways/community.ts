import type { CommunityGateway, CommunityReply, GatewayResult } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { COMMUNITY_ENDPOINTS } from '../endpoints/community.ts';
import { mapValue } from '../map-value.ts';

/** The community over HTTP. */
export function createCommunityGateway(client: ApiClient): CommunityGateway {
  return {
    async browse(options = {}) {
      const answer = await client.call(COMMUNITY_ENDPOINTS.community, {}, options);
      return mapValue(answer, ({ data }) => data);
    },
    async find(id, options = {}) {
      const answer = await client.call(COMMUNITY_ENDPOINTS.communityActivity, { id }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async register(id, options) {
      return replyOf(await client.call(COMMUNITY_ENDPOINTS.registerForActivity, { id }, options));
    },
    async cancel(id, options) {
      return replyOf(await client.call(COMMUNITY_ENDPOINTS.cancelRegistration, { id }, options));
    },
    async checkIn({ id, code }, options) {
      const input = { id, code };
      return replyOf(await client.call(COMMUNITY_ENDPOINTS.checkInToActivity, input, options));
    },
    async claimRewards(id, options) {
      return replyOf(await client.call(COMMUNITY_ENDPOINTS.claimActivityRewards, { id }, options));
    },
  };
}

function replyOf(
  answer: GatewayResult<{ readonly code: number; readonly data: Omit<CommunityReply, 'code'> }>,
): GatewayResult<CommunityReply> {
  return mapValue(answer, ({ code, data }) => ({ code, ...data }));
}
