import { ASKER, type Costs, times } from '../../server/backend/cost.ts';
import { fillUsers } from '../login/login.costs.ts';
import type { DraftState } from '../state.ts';

/** How the bench measures the endpoints. */
export const REFERRAL_COSTS = {
  referral: { fill: fillFriends, input: () => ({}) },
  acceptInvite: {
    fill: fillFriends,
    input: () => ({ inviteCode: 'KODE' }),
    isOncePerPerson: true,
  },
} satisfies Costs;

function fillFriends(state: DraftState, records: number, now: number): void {
  fillUsers(state, records);
  state.referrals.codes['inviter'] = 'KODE';
  times(records, (index) => {
    const boundAt = now - index;
    const rewarded = index % 2 === 0 ? { rewardedAt: now } : {};
    state.referrals.bound[`other-${index}`] = { inviterId: ASKER, boundAt, ...rewarded };
    state.referrals.bound[`friend-${index}`] = { inviterId: 'inviter', boundAt };
  });
}
