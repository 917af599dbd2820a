import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import { MEMORY_COUPON } from '../vouchers/vouchers.memory.ts';
import type { Campaign, ClaimGateway } from './claim.gateway.ts';

/** A campaign that is open to all users. */
export function createCampaign(activityCode: string): Campaign {
  return {
    activityState: ACTIVITY_STATE.inProgress,
    activityCode,
    name: { id: 'Promo akhir pekan', en: 'Weekend treat', zh: '周末特惠' },
    coupon: MEMORY_COUPON,
    claim: { code: CLAIM_CODE.claimed },
    endsAt: Date.UTC(2027, 0, 1),
  };
}

/** Campaigns in memory, of which each gives a member its voucher. */
export function createMemoryClaimGateway(clock: VirtualClock) {
  const { gateway, calls } = createMemoryGateway<ClaimGateway>(clock, {
    find: createCampaign,
    claim: ({ activityCode }) => ({
      code: CLAIM_CODE.claimed,
      voucherId: `voucher-of-${activityCode}`,
    }),
  });
  return { campaigns: gateway, calls };
}

/** The feature in memory. */
export const claimMemory = {
  gateways: createMemoryClaimGateway,
  pages: {
    claim: {
      link: withQuery(ROUTES.getCoupons, { activityCode: 'kopi' }),
      taps: [{ type: 'CLAIM' }],
    },
  },
} satisfies FeatureMemory;
