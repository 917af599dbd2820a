/** Turns text into the lower-case hex of its SHA-256. */
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

/** The time value of a request: minutes * 60 + seconds of the UTC hour, 0 to 3599 (section 7). */
export function signingTime(now: number): number {
  const moment = new Date(now);
  return moment.getUTCMinutes() * 60 + moment.getUTCSeconds();
}

/** How many seconds lie between two time values, the shorter way round the hour: 0 to 1800. */
export function signingAge(time: number, now: number): number {
  const distance = Math.abs(signingTime(now) - time) % 3600;
  return Math.min(distance, 3600 - distance);
}

/**
 * The sign of a request: the hash of its data's values with the time among them, each as text, sorted
 * by code unit and joined with nothing between, then the secret, then the token (section 7).
 *
 * @param data What is sent, without time and sign. `null` and `undefined` are left out; objects and
 *   arrays count as canonical JSON, whose keys are sorted.
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
  const values = Object.values({ ...data, time })
    .filter((value) => value !== null && value !== undefined)
    .map(asText)
    // By code units, as both ends do: that is the order where none is given.
    .sort();
  return values.join('') + SIGNING_SECRET + token;
}

function asText(value: unknown): string {
  return typeof value === 'object' ? canonicalJson(value) : String(value);
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
