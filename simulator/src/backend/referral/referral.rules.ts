import type { InputOf } from '@cangkir/api';
import { CLAIM_CODE, maskPhone, RESPONSE_CODE } from '@cangkir/core';
import { REFERRAL_CODE } from '@cangkir/core/referral';
import { createEntryIndex } from '../entry-index.ts';
import { createEntryOrder } from '../entry-order.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { marketOf } from '../market-of.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { issueVoucher } from '../vouchers/vouchers.rules.ts';
import { REFERRAL_VOUCHERS } from './referral.fixture.ts';

/** How many friends are named; the others are counted. */
const SHOWN_FRIENDS = 10;

type Bound = DraftState['referrals']['bound'][string];

const boundByInviter = createEntryOrder<Bound>({
  placesOf: ({ inviterId }) => [inviterId],
  orderOf: ({ boundAt }) => boundAt,
  weightOf: ({ rewardedAt }) => (rewardedAt === undefined ? 0 : 1),
});
const codesByCode = createEntryIndex<string>((code) => [code]);

/** The current user's referral; creates a code on demand. */
export function findReferral(_input: InputOf<'referral'>, context: RuleContext): Reply {
  const { state, user } = context;
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  const { bound } = state.referrals;
  return answer({
    inviteCode: referralCodeOf(context, user),
    friends: boundByInviter.count(bound, user.id),
    reward: REFERRAL_VOUCHERS[marketOf(user)].title,
    rewards: boundByInviter.weight(bound, user.id),
    latestFriends: latestFriends(state, user.id),
  });
}

/** The last friends of a person, latest first, as their inviter may see them. */
function latestFriends(state: DraftState, inviterId: string) {
  return boundByInviter
    .lastKeys(state.referrals.bound, inviterId, SHOWN_FRIENDS)
    .map((id) => {
      const bound = lookUp(state.referrals.bound, id);
      return {
        phone: maskPhone(lookUp(state.users, id)?.phone ?? '', 'others'),
        joinedAt: bound?.boundAt ?? 0,
        rewardedAt: bound?.rewardedAt ?? null,
      };
    })
    .sort((a, b) => b.joinedAt - a.joinedAt);
}

/** A user's referral code; creates it on demand. */
export function referralCodeOf(
  { state, random }: Pick<RuleContext, 'state' | 'random'>,
  { id }: BackendUser,
): string {
  const code = state.referrals.codes[id] ?? random.uuid().slice(0, 8).toUpperCase();
  state.referrals.codes[id] ??= code;
  return code;
}

/** Binds a new customer to the user who invited them: once, and not to themselves. Their voucher comes with it. */
export function acceptInvite({ inviteCode }: InputOf<'acceptInvite'>, context: RuleContext): Reply {
  const { state, user, now } = context;
  if (user === null) return refuse(CLAIM_CODE.loginRequired, 'Nobody is logged in.', {});
  const [inviterId] = codesByCode.keys(state.referrals.codes, inviteCode);
  if (inviterId === undefined) return refuse(RESPONSE_CODE.notFound, 'The code is nobody’s.', {});
  if (inviterId === user.id) return refuse(REFERRAL_CODE.ownCode, 'The code is their own.', {});
  if (lookUp(state.referrals.bound, user.id) !== null) {
    return refuse(REFERRAL_CODE.alreadyBound, 'This person was bound before.', {});
  }
  if (user.firstOrderAt !== null) {
    return refuse(REFERRAL_CODE.existingUser, 'Invitations are for new customers.', {});
  }
  state.referrals.bound[user.id] = { inviterId, boundAt: now };
  issueVoucher(context, REFERRAL_VOUCHERS[marketOf(user)], user);
  return answer({});
}

/** Gives the inviter of a friend their voucher: for the friend's first order. */
export function rewardInviter(
  context: Pick<RuleContext, 'state' | 'random' | 'now'>,
  { id }: BackendUser,
): void {
  const { users, referrals } = context.state;
  const bound = lookUp(referrals.bound, id);
  const inviter = bound && lookUp(users, bound.inviterId);
  if (bound === null || inviter === null) return;
  issueVoucher(context, REFERRAL_VOUCHERS[marketOf(inviter)], inviter);
  bound.rewardedAt = context.now;
}
