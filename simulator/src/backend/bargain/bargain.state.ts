import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const CAMPAIGN = ENDPOINTS.bargain.output.entries;

const moment = v.number();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const activity = v.object({
  activityCode: v.string(),
  kind: CAMPAIGN.kind,
  name: CAMPAIGN.name,
  startsAt: moment,
  endsAt: moment,
  prizes: CAMPAIGN.prizes,
  /** Cuts that a person makes themselves: the first one begins, the last one is earned by sharing. */
  ownCuts: count,
  /** The cut by which the price is reached, whoever makes it. */
  cutsToPrice: count,
});

const cut = v.object({
  id: v.string(),
  userId: v.string(),
  cutProgress: v.number(),
  cutAt: moment,
  /** By which people find the helper, who passes the campaign on; null for an own cut. */
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

/** The bargains: campaigns by code, and what people reached in them, by the code of their link. */
export const BARGAIN_STATE = v.object({
  activities: v.record(v.string(), activity),
  assistances: v.record(v.string(), assistance),
});

export type BackendBargainActivity = v.InferOutput<typeof activity>;
export type BackendAssistance = v.InferOutput<typeof assistance>;
export type BackendCut = v.InferOutput<typeof cut>;
