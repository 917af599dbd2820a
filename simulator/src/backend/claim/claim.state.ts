import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { ACTIVITY_ENTRIES } from '../activity.ts';

const CAMPAIGN = ENDPOINTS.campaign.output.entries;

const campaign = v.object({
  ...ACTIVITY_ENTRIES,
  activityCode: CAMPAIGN.activityCode,
  name: CAMPAIGN.name,
  coupon: CAMPAIGN.coupon,
  startsAt: v.number(),
  endsAt: CAMPAIGN.endsAt,
  stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isNewUsersOnly: v.boolean(),
  /** Withdrawn by the chain: its link is answered with 30003. */
  isWithdrawn: v.boolean(),
  /** The hours of the WIB day in which claiming is open, from (inclusive) and until (exclusive). */
  dailyHours: v.nullable(v.object({ from: v.number(), until: v.number() })),
});

const claim = v.object({
  activityCode: v.string(),
  userId: v.string(),
  /** Older data may lack it: empty matches no device. */
  browserId: v.nullable(v.string(), ''),
  voucherId: v.string(),
});

/** Campaigns and their claims. */
export const CLAIM_STATE = {
  /** The campaigns by their code. */
  campaigns: v.record(v.string(), campaign),
  /** The claims that gave a voucher. */
  claims: v.array(claim),
};

export type BackendCampaign = v.InferOutput<typeof campaign>;
export type BackendClaim = v.InferOutput<typeof claim>;
