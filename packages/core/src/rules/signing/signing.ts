/** Turns text into the lower-case hex of its SHA-256 (section 7). */
export type Sha256Hex = (text: string) => string;

/** The paths that the specification leaves unsigned (section 7). */
const UNSIGNED_PATHS: readonly string[] = [
  '/portal/app/assistance/assist',
  '/portal/app/assistance/sponsor',
];

/**
 * A secret that ships in the bundle: it proves integrity, not identity (docs/security.md).
 */
export const SIGNING_SECRET = 'kopi-susu-gula-aren';

/** Tells whether requests to a path carry a time and a sign (section 7). */
export function isSigned(path: string): boolean {
  return !UNSIGNED_PATHS.includes(path);
}

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
 * How many seconds a request's time value lies from the moment, the shorter way round the hour: 0 to 1800
 * (section 7; docs/assumptions.md says how many are too many).
 *
 * @param time Seconds of the UTC hour, as they were received.
 * @param now Milliseconds since the epoch.
 */
export function signingAge(time: number, now: number): number {
  const distance = Math.abs(signingTime(now) - time) % 3600;
  return Math.min(distance, 3600 - distance);
}

/**
 * The sign of a request: the hash of its data's values with the time among them, each as text, sorted
 * by code unit and joined with nothing between, then the secret, then the token (section 7).
 *
 * @param data What is sent, without time and sign; see {@link signedTexts}.
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

/**
 * What the sign of a request is the hash of, for a platform whose hash answers later; see {@link sign}.
 */
export function signingText(
  data: Readonly<Record<string, unknown>>,
  time: number,
  token: string,
): string {
  // By code units, as both ends do: that is the order where none is given.
  const texts = Object.values(signedTexts({ ...data, time })).sort();
  return texts.join('') + SIGNING_SECRET + token;
}

/**
 * The values of a request's data as the texts that are signed, and that a query carries (section 7). What JSON
 * writes as null is left out: null, undefined, and a number that is none.
 */
export function signedTexts(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: [name: string, text: string][] = [];
  for (const [name, value] of Object.entries(data)) {
    const text = typeof value === 'string' ? value : canonicalJson(value);
    if (text !== 'null' || value === text) texts.push([name, text]);
  }
  return Object.fromEntries(texts);
}

/** JSON with the keys of every object in code-unit order, so that equal data is equal text. */
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
