import { type Endpoint, SIGNED_FIELDS } from '@cangkir/api';
import { RESPONSE_CODE, sha256Hex, sign, signingAge } from '@cangkir/core';
import * as v from 'valibot';
import { type Reply, refuse } from './reply.ts';

/** The maximum age of a signature. */
export const SIGNATURE_MAX_AGE_SECONDS = 300;

/** A query holds only text, so its time is parsed as a number. */
const SIGNED = v.object({
  ...SIGNED_FIELDS.entries,
  time: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform(Number),
    SIGNED_FIELDS.entries.time,
  ),
});

/** The result of checking a signature. `notNeeded`: such a request has none. */
export type SignatureVerdict = 'notNeeded' | 'holds' | 'missing' | 'forged' | 'old';

/** The refusal for each problem of a signature. */
const REFUSALS: Readonly<Record<Exclude<SignatureVerdict, 'notNeeded' | 'holds'>, Reply>> = {
  missing: refuse(RESPONSE_CODE.signatureMissing, 'The request carries no valid time and sign.'),
  forged: refuse(RESPONSE_CODE.signatureForged, 'The sign is not that of this data and token.'),
  old: refuse(RESPONSE_CODE.signatureOld, 'The sign is too old: check the clock.'),
};

/**
 * Checks the signature of a request (specification, section 7). Null if valid.
 *
 * @param data All that was sent, including time and sign.
 */
export function refuseSignature(
  endpoint: Pick<Endpoint, 'isSigned'>,
  data: Readonly<Record<string, unknown>>,
  token: string,
  now: number,
): Reply | null {
  const verdict = judgeSignature(endpoint, data, token, now);
  return verdict === 'notNeeded' || verdict === 'holds' ? null : REFUSALS[verdict];
}

/** The same check, with its detailed result. */
export function judgeSignature(
  endpoint: Pick<Endpoint, 'isSigned'>,
  data: Readonly<Record<string, unknown>>,
  token: string,
  now: number,
): SignatureVerdict {
  if (!endpoint.isSigned) return 'notNeeded';
  const signed = readSigned(data);
  if (signed === null) return 'missing';
  if (sign(unsigned(data), signed.time, token, sha256Hex) !== signed.sign) return 'forged';
  return signingAge(signed.time, now) > SIGNATURE_MAX_AGE_SECONDS ? 'old' : 'holds';
}

/** The time and sign of a request; null if missing or malformed. */
export function readSigned(
  data: Readonly<Record<string, unknown>>,
): v.InferOutput<typeof SIGNED> | null {
  const signed = v.safeParse(SIGNED, data);
  return signed.success ? signed.output : null;
}

/** The data of a request without the fields that signing added. */
export function unsigned(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { time: _time, sign: _sign, ...rest } = data;
  return rest;
}
