import type {
  InviteReply,
  Referral,
  ReferralGateway,
} from '../features/referral/referral.gateway.ts';
import { REFERRAL_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Referrals in memory, with scripted calls. */
export interface MemoryReferralGateway {
  readonly referrals: ReferralGateway;
  readonly calls: {
    readonly find: MemoryCall<null, Referral>;
    readonly accept: MemoryCall<string, InviteReply>;
  };
  /** The codes to which the user was bound. */
  readonly bound: readonly string[];
}

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

/** An in-memory gateway for a new customer, bound by the first friend's invitation. */
export function createMemoryReferralGateway(clock: VirtualClock): MemoryReferralGateway {
  const bound: string[] = [];

  const find = createMemoryCall<null, Referral>(clock, () => succeed(OWN_REFERRAL));

  const accept = createMemoryCall<string, InviteReply>(clock, (inviteCode) => {
    if (inviteCode === OWN_REFERRAL.inviteCode) return succeed({ code: REFERRAL_CODE.ownCode });
    if (bound.length > 0) return succeed({ code: REFERRAL_CODE.alreadyBound });
    bound.push(inviteCode);
    return succeed({ code: RESPONSE_CODE.success });
  });

  return {
    referrals: { find: (options) => find.ask(null, options), accept: accept.ask },
    calls: { find, accept },
    bound,
  };
}
