import type { InputOf } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { admissionNow } from '../activity.ts';
import { lookUp } from '../look-up.ts';
import { marketOf } from '../market-of.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';

/**
 * A page's configuration, with the referral code of the person who reads it. A market may have one of its own, such as
 * `icedLatte.PH`; else all have the same.
 */
export function findCampaignPage(
  { name }: InputOf<'campaignPage'>,
  { state, user, now }: RuleContext,
): Reply {
  const page =
    lookUp(state.campaignPages, `${name}.${marketOf(user)}`) ?? lookUp(state.campaignPages, name);
  if (page === null) return refuse(RESPONSE_CODE.notFound, 'There is no such page.');
  const inviteCode = user === null ? null : lookUp(state.referrals.codes, user.id);
  const { start: startsAt, end: endsAt } = page.period;
  return answer({ ...page, ...admissionNow({ ...page, startsAt, endsAt }, now), inviteCode });
}
