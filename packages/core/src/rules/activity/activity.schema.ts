import * as v from 'valibot';
import { text } from '../../platform/schemas.ts';
import { ACTIVITY_STATE } from './activity.ts';

/** What every activity of the contract carries. */
export const activityFields = {
  activityState: v.picklist(Object.values(ACTIVITY_STATE)),
  minimumAppVersion: v.optional(text(32)),
};
