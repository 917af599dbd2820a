import { moment, text } from '@cangkir/core/schemas';
import * as v from 'valibot';

/** The envelope around every answer. A refusal needs no data. */
export const ENVELOPE = v.object({
  code: v.pipe(v.number(), v.integer()),
  msg: v.string(),
  data: v.optional(v.unknown()),
});

/** The data of code 10016: when the request may be sent again. */
export const LIMITED = v.object({ retryAt: moment });

/** The headers that the contract names. */
export const HEADERS = {
  token: 'token',
  sourceId: 'source-id',
  language: 'accept-language',
  idempotencyKey: 'idempotency-key',
} as const;

/** The key of a change. Servers keep it for a day, so it is bounded. */
export const IDEMPOTENCY_KEY = text(128);

/** The fields that signing adds to a request: its time value and its sign (section 7). */
export const SIGNED_FIELDS = v.object({
  time: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3599)),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
