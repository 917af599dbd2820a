import * as v from 'valibot';
import { identifier, localizedText, moment, text } from '../../platform/schemas.ts';
import { ACTIVITY_STATE } from './admission.ts';

/** What every activity of the contract says of who can take part. */
export const admissionFields = {
  activityState: v.picklist(Object.values(ACTIVITY_STATE)),
  minimumAppVersion: v.optional(text(32)),
};

/** The fields that every activity has whose links carry a code. */
export const activityFields = {
  ...admissionFields,
  activityCode: identifier,
  name: localizedText,
  startsAt: moment,
  endsAt: moment,
};

export const prizeKind = v.picklist(['goods', 'voucher']);

/** What an activity gives. Goods need a recipient (specification, section 2), or the host hands them out. */
export const prize = v.object({ name: localizedText, kind: prizeKind });

export type Prize = v.InferOutput<typeof prize>;
