import { CLAIM_CODE, CLOSED_CODES } from '@cangkir/core';
import type { CheckInGateway } from '@cangkir/core/check-in';
import { activityFields, identifier, localizedText, moment } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const streak = v.pipe(v.number(), v.integer(), v.minValue(1), v.description('days in a row'));

const campaign = v.object({
  ...activityFields,
  rewards: v.array(v.object({ streak, name: localizedText, voucherId: v.nullable(identifier) })),
  checkIns: v.array(moment),
});

/** Check-in campaigns. */
export const CHECK_IN_ENDPOINTS = {
  checkInCampaign: endpoint({
    method: 'GET',
    path: '/portal/app/checkIn/campaign',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier }),
    output: campaign,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/portal/app/checkIn',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier }),
    output: v.object({
      campaign,
      reward: v.nullable(v.object({ streak, name: localizedText, voucherId: identifier })),
    }),
    outcomes: [...CLOSED_CODES, CLAIM_CODE.alreadyClaimed, CLAIM_CODE.loginRequired],
  }),
} as const;

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

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { checkIns: createCheckInGateway(client) };
}
