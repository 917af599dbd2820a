import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import type { ReferralGateway } from '@cangkir/core/referral';
import { REFERRAL_CODE } from '@cangkir/core/referral';
import { count, identifier, localizedText, moment, text } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** Referrals and invitations. */
export const REFERRAL_ENDPOINTS = {
  referral: endpoint({
    method: 'GET',
    path: '/portal/app/referral',
    tokenUse: 'login',
    input: v.object({}),
    output: v.object({
      inviteCode: identifier,
      friends: count,
      reward: v.pipe(
        localizedText,
        v.description(
          'the voucher of an invited friend, and of their inviter after the first order',
        ),
      ),
      rewards: v.pipe(count, v.description('how many of these vouchers the user got')),
      latestFriends: v.pipe(
        v.array(
          v.object({
            phone: v.pipe(text(32), v.description('a masked phone, in national form')),
            joinedAt: moment,
            rewardedAt: v.pipe(
              v.nullable(moment),
              v.description('when the friend’s first order brought a voucher; null before'),
            ),
          }),
        ),
        v.description('the last friends, latest first'),
      ),
    }),
  }),
  acceptInvite: endpoint({
    method: 'POST',
    path: '/portal/app/referral/accept',
    tokenUse: 'optional',
    input: v.object({ inviteCode: identifier }),
    output: v.object({}),
    outcomes: [...Object.values(REFERRAL_CODE), RESPONSE_CODE.notFound, CLAIM_CODE.loginRequired],
  }),
} as const;

/** Referrals over HTTP. */
export function createReferralGateway(client: ApiClient): ReferralGateway {
  return {
    async find(options = {}) {
      return mapValue(
        await client.call(REFERRAL_ENDPOINTS.referral, {}, options),
        ({ data }) => data,
      );
    },
    async accept(inviteCode, options) {
      return mapValue(
        await client.call(REFERRAL_ENDPOINTS.acceptInvite, { inviteCode }, options),
        ({ code }) => ({ code }),
      );
    },
  };
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { referrals: createReferralGateway(client) };
}
