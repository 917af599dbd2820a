import * as v from 'valibot';
import { identifier, localizedText, moment, text } from '../../platform/schemas.ts';

/** Points credited together, which expire together. */
export const pointsCreditSchema = v.object({
  points: v.pipe(v.number(), v.integer(), v.minValue(1)),
  creditedAt: moment,
});

/** What a member has, at a glance. */
export const accountSchema = v.object({
  name: v.pipe(v.nullable(text(40)), v.description('what the member wants to be called')),
  credits: v.pipe(v.array(pointsCreditSchema), v.description('the points that are not spent')),
});

/** A change of a member's points. */
export const pointsEntrySchema = v.object({
  id: identifier,
  kind: v.picklist(['earned', 'spent', 'returned', 'expired']),
  reason: localizedText,
  at: moment,
  credits: v.pipe(
    v.array(pointsCreditSchema),
    v.minLength(1),
    v.description('its points; returned points keep the day of their credit'),
  ),
});

export const pointsHistorySchema = v.array(pointsEntrySchema);
