import * as v from 'valibot';
import { identifier, moment } from '../../platform/schemas.ts';

/** An event as it is stored and sent. */
export const trackingEvent = v.object({
  id: identifier,
  name: v.string(),
  at: moment,
  sessionId: identifier,
  properties: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});
