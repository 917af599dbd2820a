/** Hashes text to lower-case hex of its SHA-256 (section 7). */
export type Sha256Hex = (text: string) => string;

/** Ships in the bundle, so it proves integrity, not identity (docs/security.md). */
export const SIGNING_SECRET = 'kopi-susu-gula-aren';

/**
 * The time value of a request: minutes * 60 + seconds of the UTC hour, 0 to 3599 (section 7).
 *
 * @param now Milliseconds since the epoch.
 */
export function signingTime(now: number): number {
  const moment = new Date(now);
  return moment.getUTCMinutes() * 60 + moment.getUTCSeconds();
}

/**
 * The seconds between a request's time value and now, the shorter way around the hour: 0 to 1800 (section 7; limit in
 * docs/assumptions.md).
 *
 * @param time Seconds of the UTC hour, as received.
 * @param now Milliseconds since the epoch.
 */
export function signingAge(time: number, now: number): number {
  const distance = Math.abs(signingTime(now) - time) % 3600;
  return Math.min(distance, 3600 - distance);
}

/**
 * Signs a request: hashes the values and the time as text, sorted by code unit and joined without a separator, then the
 * secret, then the token (section 7).
 *
 * @param data The data without time and sign; see {@link signedTexts}.
 * @param time Seconds of the UTC hour, 0 to 3599.
 * @param token The token header; empty when logged out.
 */
export function sign(
  data: Readonly<Record<string, unknown>>,
  time: number,
  token: string,
  sha256Hex: Sha256Hex,
): string {
  return sha256Hex(signingText(data, time, token));
}

/** The text to hash for {@link sign}, for platforms with an asynchronous hash. */
export function signingText(
  data: Readonly<Record<string, unknown>>,
  time: number,
  token: string,
): string {
  // The default order is by code unit, as at both ends.
  const texts = Object.values(signedTexts({ ...data, time })).sort();
  return texts.join('') + SIGNING_SECRET + token;
}

/**
 * The values of a request as the texts to sign and to put in a query (section 7). Leaves out what JSON writes as null:
 * null, undefined, and non-finite numbers.
 */
export function signedTexts(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: [name: string, text: string][] = [];
  for (const [name, value] of Object.entries(data)) {
    const text = typeof value === 'string' ? value : canonicalJson(value);
    if (text !== 'null' || value === text) texts.push([name, text]);
  }
  return Object.fromEntries(texts);
}

/** JSON with object keys in code-unit order, so that equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const texts = Object.keys(value)
    .filter((key) => Reflect.get(value, key) !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(Reflect.get(value, key))}`);
  return `{${texts.join(',')}}`;
}
