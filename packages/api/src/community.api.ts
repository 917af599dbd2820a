import type { GatewayResult } from '@cangkir/core';
import { admissionFields, CLAIM_CODE, ENDED_CODES, prize } from '@cangkir/core';
import type { CommunityGateway, CommunityReply } from '@cangkir/core/community';
import { COMMUNITY_CODE } from '@cangkir/core/community';
import { coordinates, count, identifier, localizedText, moment } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const activity = v.object({
  ...admissionFields,
  id: identifier,
  name: localizedText,
  detail: localizedText,
  location: localizedText,
  coordinates: v.pipe(
    v.optional(v.nullable(coordinates), null),
    v.description('where the location is, in degrees; null if unknown'),
  ),
  startsAt: moment,
  endsAt: moment,
  quota: count,
  taken: count,
  rewards: v.array(prize),
  registration: v.picklist(['none', 'registered', 'cancelled', 'checkedIn', 'rewarded']),
});

const survey = v.object({
  id: identifier,
  title: localizedText,
  endsAt: moment,
  isFull: v.pipe(v.boolean(), v.description('as many have answered as its quota allows')),
  answeredAt: v.nullable(moment),
});

const input = v.object({ id: identifier });

/** Every answer to a change holds the current activity, whatever the code. */
const change = { method: 'POST', output: v.object({ activity }) } as const;

/** The outcomes of every change. */
const CHANGE_CODES = [CLAIM_CODE.alreadyClaimed, CLAIM_CODE.loginRequired];

const { quotaFull, cannotReregister, registrationOver, notRegistered, wrongDay, wrongQr } =
  COMMUNITY_CODE;

/** The community: its surveys, its activities, and the changes to a registration. */
export const COMMUNITY_ENDPOINTS = {
  community: endpoint({
    method: 'GET',
    path: '/portal/app/community',
    tokenUse: 'optional',
    input: v.object({}),
    output: v.object({ surveys: v.array(survey), activities: v.array(activity) }),
  }),
  communityActivity: endpoint({
    method: 'GET',
    path: '/portal/app/community/activity',
    tokenUse: 'optional',
    input,
    output: activity,
  }),
  registerForActivity: endpoint({
    ...change,
    path: '/portal/app/community/register',
    tokenUse: 'optional',
    input,
    outcomes: [...CHANGE_CODES, ...ENDED_CODES, quotaFull, cannotReregister, registrationOver],
  }),
  cancelRegistration: endpoint({
    ...change,
    path: '/portal/app/community/cancel',
    tokenUse: 'optional',
    input,
    outcomes: [...CHANGE_CODES, ...ENDED_CODES, notRegistered, registrationOver],
  }),
  checkInToActivity: endpoint({
    ...change,
    path: '/portal/app/community/checkIn',
    tokenUse: 'optional',
    input: v.object({ id: identifier, code: identifier }),
    outcomes: [...CHANGE_CODES, ...ENDED_CODES, notRegistered, wrongDay, wrongQr],
  }),
  claimActivityRewards: endpoint({
    ...change,
    path: '/portal/app/community/rewards',
    tokenUse: 'optional',
    input,
    outcomes: [...CHANGE_CODES, notRegistered],
  }),
} as const;

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

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { community: createCommunityGateway(client) };
}

function replyOf(
  answer: GatewayResult<{ readonly code: number; readonly data: Omit<CommunityReply, 'code'> }>,
): GatewayResult<CommunityReply> {
  return mapValue(answer, ({ code, data }) => ({ code, ...data }));
}
