import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { ACTIVITY_ENTRIES } from '../activity.ts';

const { activityState, registration, taken, rewards, ...ACTIVITY } =
  ENDPOINTS.communityActivity.output.entries;

const reward = v.variant('kind', [
  v.object({ kind: v.literal('goods'), name: rewards.item.entries.name }),
  v.object({
    kind: v.literal('voucher'),
    voucher: ENDPOINTS.campaign.output.entries.coupon,
  }),
]);

const activity = v.object({
  ...ACTIVITY,
  ...ACTIVITY_ENTRIES,
  rewards: v.array(reward),
  /** The places of people unknown to this backend. */
  othersTaken: taken,
  /** The code in the host's QR. */
  checkInCode: v.string(),
});

const person = v.object({
  activityId: v.string(),
  userId: v.string(),
  /** Cancelled registrations stay, as they cannot be repeated. */
  registration,
});

/** The community: activities by id, and registrations. */
export const COMMUNITY_STATE = {
  community: v.object({
    activities: v.record(v.string(), activity),
    registrations: v.array(person),
  }),
};

export type BackendActivity = v.InferOutput<typeof activity>;
export type BackendRegistration = v.InferOutput<typeof person>;
