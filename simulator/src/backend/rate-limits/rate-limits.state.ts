import * as v from 'valibot';

/** When each count is back at zero: milliseconds since the epoch, by the limit and whom it counts. */
export const RATE_LIMIT_STATE = { rateLimits: v.record(v.string(), v.number()) };
