import { admissionFields, CLAIM_CODE, CLOSED_CODES } from '@cangkir/core';
import type { ClaimGateway } from '@cangkir/core/claim';
import { identifier, localizedText, moment } from '@cangkir/core/schemas';
import { couponSchema } from '@cangkir/core/vouchers';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const claimReply = {
  voucherId: v.optional(identifier),
  opensAt: v.optional(moment),
};

/** What a claim may come to, in both sets of codes of an activity. */
const CLAIM_CODES = [...new Set([...Object.values(CLAIM_CODE), ...CLOSED_CODES])];

/** Voucher campaigns and their claims. */
export const CLAIM_ENDPOINTS = {
  campaign: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/campaign',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier }),
    output: v.object({
      ...admissionFields,
      activityCode: identifier,
      name: localizedText,
      coupon: couponSchema,
      claim: v.object({ code: v.picklist(CLAIM_CODES), ...claimReply }),
      endsAt: moment,
    }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/portal/app/coupon/claim',
    tokenUse: 'optional',
    input: v.object({ activityCode: identifier, browserId: identifier }),
    output: v.object(claimReply),
    outcomes: CLAIM_CODES.filter((code) => code !== CLAIM_CODE.claimed),
  }),
} as const;

/** Voucher campaigns and their claims over HTTP. */
export function createClaimGateway(client: ApiClient): ClaimGateway {
  return {
    async find(activityCode, options = {}) {
      const answer = await client.call(CLAIM_ENDPOINTS.campaign, { activityCode }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async claim({ activityCode, browserId }, options) {
      const answer = await client.call(CLAIM_ENDPOINTS.claim, { activityCode, browserId }, options);
      return mapValue(answer, ({ code, data }) => ({ code, ...data }));
    },
  };
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { campaigns: createClaimGateway(client) };
}
