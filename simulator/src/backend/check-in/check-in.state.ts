import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { ACTIVITY_ENTRIES } from '../activity.ts';

const { activityCode, name, startsAt, endsAt, rewards } = ENDPOINTS.checkInCampaign.output.entries;

const campaign = v.object({
  ...ACTIVITY_ENTRIES,
  activityCode,
  name,
  startsAt,
  endsAt,
  rewards: v.array(
    v.object({
      streak: rewards.item.entries.streak,
      voucher: ENDPOINTS.campaign.output.entries.coupon,
    }),
  ),
});

const made = v.object({ activityCode: v.string(), userId: v.string(), at: v.number() });

const earned = v.object({
  activityCode: v.string(),
  userId: v.string(),
  streak: v.number(),
  voucherId: v.string(),
});

/** The check-in campaigns by code, the check-ins, and the earned rewards. */
export const CHECK_IN_STATE = {
  checkIns: v.object({
    campaigns: v.record(v.string(), campaign),
    made: v.array(made),
    earned: v.array(earned),
  }),
};

export type BackendCheckInCampaign = v.InferOutput<typeof campaign>;
export type BackendCheckIn = v.InferOutput<typeof made>;
export type BackendEarned = v.InferOutput<typeof earned>;
