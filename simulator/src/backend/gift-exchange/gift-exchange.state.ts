import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { ACTIVITY_ENTRIES } from '../activity.ts';

const ACTIVITY = ENDPOINTS.giftActivity.output.entries;

const moment = v.number();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const gift = v.object({
  id: v.string(),
  name: ACTIVITY.name,
  // Older data may lack it.
  picture: v.optional(ACTIVITY.gifts.item.entries.picture, 'gift'),
  points: count,
  stock: count,
  /** The maximum number of exchanges per person. */
  limit: count,
  /** Every exchange of it fails with 30040. */
  isBroken: v.boolean(),
});

const activity = v.object({
  ...ACTIVITY_ENTRIES,
  activityCode: v.string(),
  name: ACTIVITY.name,
  startsAt: moment,
  endsAt: moment,
  gifts: v.array(gift),
});

const made = v.object({
  id: v.string(),
  activityCode: v.string(),
  giftId: v.string(),
  userId: v.string(),
  quantity: count,
  madeAt: moment,
});

/** The gifts for points: activities by code, and exchanges. */
export const GIFT_EXCHANGE_STATE = {
  giftExchange: v.object({
    activities: v.record(v.string(), activity),
    made: v.array(made),
  }),
};

export type BackendGiftActivity = v.InferOutput<typeof activity>;
export type BackendExchange = v.InferOutput<typeof made>;
export type BackendGift = v.InferOutput<typeof gift>;
