import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { Referral, ReferralGateway } from './referral.gateway.ts';

/** The user's own referral. */
export const OWN_REFERRAL: Referral = {
  inviteCode: 'KOPI-1',
  friends: 2,
  reward: {
    id: 'Voucher Teman Ngopi',
    en: 'Coffee Friends Voucher',
    zh: '咖啡好友券',
  },
  rewards: 1,
  latestFriends: [
    { phone: '0812****0202', joinedAt: 2000, rewardedAt: null },
    { phone: '0812****0101', joinedAt: 1000, rewardedAt: 3000 },
  ],
};

/** Referrals in memory: a friend's invitation is accepted. */
export function createMemoryReferralGateway(clock: VirtualClock) {
  const { gateway, calls } = createMemoryGateway<ReferralGateway>(clock, {
    find: () => OWN_REFERRAL,
    accept: () => ({ code: RESPONSE_CODE.success }),
  });
  return { referrals: gateway, calls, bound: calls.accept.made };
}

/** The feature in memory. */
export const referralMemory = {
  gateways: createMemoryReferralGateway,
  pages: {
    referral: {
      link: withQuery(ROUTES.fission, { inviteCode: 'KOPI-1' }),
      taps: [{ type: 'ACCEPT' }],
    },
  },
} satisfies FeatureMemory;
