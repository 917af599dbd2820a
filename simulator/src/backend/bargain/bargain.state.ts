import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { ACTIVITY_ENTRIES } from '../activity.ts';

const CAMPAIGN = ENDPOINTS.bargain.output.entries;
const PRIZE = CAMPAIGN.prizes.pipe[0].item.entries;

const moment = v.number();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const prize = v.object({
  ...PRIZE,
  /** What the reached price gives. */
  voucher: ENDPOINTS.campaign.output.entries.coupon,
});

const activity = v.object({
  ...ACTIVITY_ENTRIES,
  activityCode: v.string(),
  kind: CAMPAIGN.kind,
  name: CAMPAIGN.name,
  startsAt: moment,
  endsAt: moment,
  prizes: v.array(prize),
  /** A person's own cuts: the first one starts, the last one is earned by sharing. */
  ownCuts: count,
  /** The cut that reaches the price, by anyone. */
  cutsToPrice: count,
});

const cut = v.object({
  id: v.string(),
  userId: v.string(),
  cutProgress: v.number(),
  cutAt: moment,
  /** Identifies the helper, who passes the campaign on; null for an own cut. */
  helperCode: v.nullable(v.string()),
});

const assistance = v.object({
  assistanceCode: v.string(),
  activityCode: v.string(),
  userId: v.string(),
  prizeId: v.string(),
  ownCutsLeft: count,
  cuts: v.array(cut),
});

/** The bargains: campaigns by code, and people's progress in them, by the code of their link. */
export const BARGAIN_STATE = {
  bargains: v.object({
    activities: v.record(v.string(), activity),
    assistances: v.record(v.string(), assistance),
  }),
};

export type BackendBargainActivity = v.InferOutput<typeof activity>;
export type BackendBargainPrize = v.InferOutput<typeof prize>;
export type BackendAssistance = v.InferOutput<typeof assistance>;
export type BackendCut = v.InferOutput<typeof cut>;
