import type { Endpoint } from '@cangkir/api';
import {
  canonicalJson,
  SIGNING_SECRET,
  sha256Hex,
  sign,
  signedTexts,
  signingAge,
} from '@cangkir/core';
import { maskEntries } from '../shared/mask-text.ts';
import { judgeSignature, readSigned, type SignatureVerdict, unsigned } from './signature.ts';

/** One of the texts that are joined and hashed. */
export interface SignedPart {
  /** The field of the data, `time`, `secret` or `token`. */
  readonly of: string;
  /** Masked for display. */
  readonly text: string;
}

/** Why the signature of a request is valid or not (specification, section 7). */
export interface SignatureReport {
  readonly verdict: SignatureVerdict;
  /** The hashed parts in order: the values, the secret, the token. Empty without a valid time and sign. */
  readonly parts: readonly SignedPart[];
  /** The received time: seconds of the UTC hour. */
  readonly time: number | null;
  /** Its difference from the backend's time: seconds. */
  readonly age: number | null;
  /** The received sign. */
  readonly received: string | null;
  /** The sign that the backend computes for this data and token. */
  readonly expected: string | null;
}

/**
 * Explains the signature of a request: what the backend hashed, and the result.
 *
 * @param data All that was sent, including time and sign; null if not an object.
 * @param now When it arrived: milliseconds since the epoch.
 */
export function explainSignature(
  endpoint: Pick<Endpoint, 'isSigned'>,
  data: Readonly<Record<string, unknown>> | null,
  token: string,
  now: number,
): SignatureReport {
  const verdict = judgeSignature(endpoint, data ?? {}, token, now);
  const signed = readSigned(data ?? {});
  if (signed === null) {
    return { verdict, parts: [], time: null, age: null, received: null, expected: null };
  }
  const { time, sign: received } = signed;
  const values = unsigned(data ?? {});
  return {
    verdict,
    parts: partsOf(values, time, token),
    time,
    age: signingAge(time, now),
    received,
    expected: sign(values, time, token, sha256Hex),
  };
}

/** Ordered by the unmasked parts: masked, they might sort differently. */
function partsOf(
  values: Readonly<Record<string, unknown>>,
  time: number,
  token: string,
): readonly SignedPart[] {
  const data = { ...values, time };
  const masked = maskEntries(data);
  const sorted = Object.entries(signedTexts(data))
    .map(([of, real]) => ({ of, real, text: textOf(masked[of]) }))
    .sort((one, other) => compareCodeUnits(one.real, other.real));
  return [
    ...sorted.map(({ of, text }) => ({ of, text })),
    { of: 'secret', text: `${SIGNING_SECRET.slice(0, 4)}…` },
    ...(token === '' ? [] : [{ of: 'token', text: textOf(maskEntries({ token })['token']) }]),
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? canonicalJson(value) : String(value);
}

function compareCodeUnits(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
