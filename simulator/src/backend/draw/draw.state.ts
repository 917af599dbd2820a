import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { ACTIVITY_ENTRIES } from '../activity.ts';

const ACTIVITY = ENDPOINTS.drawActivity.output.entries;

const moment = v.number();

const sector = v.object({
  id: v.string(),
  label: ACTIVITY.sectors.pipe[0].item.entries.label,
  /** Null for a sector without a prize. */
  prize: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('goods') }),
      v.object({
        kind: v.literal('voucher'),
        voucher: ENDPOINTS.campaign.output.entries.coupon,
      }),
    ]),
  ),
  /** How often the wheel may still stop here; null for no limit. */
  stock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const activity = v.object({
  ...ACTIVITY_ENTRIES,
  activityCode: v.string(),
  kind: v.picklist(['wheel', 'love']),
  name: ACTIVITY.name,
  startsAt: moment,
  endsAt: moment,
  sectors: v.array(sector),
});

const made = v.object({
  id: v.string(),
  activityCode: v.string(),
  userId: v.string(),
  sectorId: v.string(),
  drawnAt: moment,
});

/** The lucky draws: activities by code, and people's draws. */
export const DRAW_STATE = {
  draws: v.object({
    activities: v.record(v.string(), activity),
    made: v.array(made),
  }),
};

export type BackendDrawActivity = v.InferOutput<typeof activity>;
export type BackendDrawSector = v.InferOutput<typeof sector>;
export type BackendDraw = v.InferOutput<typeof made>;
