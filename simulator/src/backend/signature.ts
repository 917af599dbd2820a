import { SIGNED_FIELDS } from '@cangkir/api';
import { isSigned, RESPONSE_CODE, sha256Hex, sign, signingAge } from '@cangkir/core';
import * as v from 'valibot';
import { type Reply, refuse } from './reply.ts';

/** How far the time of a request may lie from the backend's own: seconds. */
export const SIGNATURE_MAX_AGE = 300;

/** A query holds text alone, so its time is read as a number. */
const SIGNED = v.object({
  ...SIGNED_FIELDS.entries,
  time: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform(Number),
    SIGNED_FIELDS.entries.time,
  ),
});

/**
 * Checks the signature of a request (specification, section 7). Null where it holds.
 *
 * @param data All that was sent, time and sign among it.
 */
export function refuseSignature(
  path: string,
  data: Readonly<Record<string, unknown>>,
  token: string,
  now: number,
): Reply | null {
  if (!isSigned(path)) return null;
  const signed = v.safeParse(SIGNED, data);
  if (!signed.success) {
    return refuse(RESPONSE_CODE.signatureMissing, 'The request carries no valid time and sign.');
  }
  const { time, sign: received } = signed.output;
  if (sign(unsigned(data), time, token, sha256Hex) !== received) {
    return refuse(RESPONSE_CODE.signatureForged, 'The sign is not that of this data and token.');
  }
  if (signingAge(time, now) > SIGNATURE_MAX_AGE) {
    return refuse(RESPONSE_CODE.signatureOld, 'The sign is too old: check the clock.');
  }
  return null;
}

/** The data of a request without what the signing added. */
export function unsigned(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { time: _time, sign: _sign, ...rest } = data;
  return rest;
}
