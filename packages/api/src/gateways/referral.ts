import type { ReferralGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { REFERRAL_ENDPOINTS } from '../endpoints/referral.ts';
import { mapValue } from '../map-value.ts';

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
