import * as v from 'valibot';
import { BRAND } from '../brand.ts';
import { fail, type Result, succeed } from '../result.ts';

/** No space and no semicolon: the page's policy names it. */
const origin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z\d.-]+(?::\d+)?$/));

const address = v.pipe(v.string(), v.regex(/^https:\/\/[a-z\d.-]+(?::\d+)?\/[\w./~%?=&-]*$/));

/** What differs between the places where one build runs, such as staging and production. */
const environmentSchema = v.strictObject({
  /** Where the API is, such as `https://api.example.com`. Null: on the page's own origin. */
  apiOrigin: v.optional(v.nullable(origin), null),
  /** The advertisers' pixel. Null: there is none. */
  pixelAddress: v.optional(v.nullable(address), null),
  /** Where the native app's own pages are, and where a login may lead besides our routes. */
  appHost: v.optional(origin, BRAND.appHost),
  /** The host of links that open the native app. */
  linkHost: v.optional(origin, BRAND.linkHost),
  /** The native app's page in each store. */
  stores: v.optional(
    v.strictObject({
      android: v.optional(address, BRAND.stores.android),
      ios: v.optional(address, BRAND.stores.ios),
    }),
    {},
  ),
  /** Whether the use of the app is reported. */
  hasStatistics: v.optional(v.boolean(), true),
  /** Whether phones keep the app for when there is no network. Where not, what they kept is removed. */
  hasServiceWorker: v.optional(v.boolean(), true),
  /** The name of the release. A deployment writes it. */
  release: v.optional(v.string(), 'unnamed'),
});

export type Environment = v.InferOutput<typeof environmentSchema>;

/** Where a page without an environment of its own runs. */
export const DEFAULT_ENVIRONMENT: Environment = v.parse(environmentSchema, {});

/**
 * Parses what was written of an environment. What is not said is as in the build.
 *
 * @returns or fails with what does not fit, by field, and never with what a field holds
 */
export function parseEnvironment(written: unknown): Result<Environment, readonly string[]> {
  const parsed = v.safeParse(environmentSchema, written);
  if (parsed.success) return succeed(parsed.output);
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'no object');
  return fail([...new Set(fields)]);
}
