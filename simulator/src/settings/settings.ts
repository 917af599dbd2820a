import * as v from 'valibot';
import { FIXTURES } from '../backend/fixtures/fixtures.ts';
import { PEOPLE } from '../backend/fixtures/people.ts';
import { SCREENS } from '../phone/screens.ts';

/** What surrounds the app: its own iOS or Android app, or a browser. */
export const PLATFORMS = ['ios', 'android', 'browser'] as const;

/** How requests travel. `slow` adds {@link SLOW_LATENCY} to every answer. */
export const NETWORKS = ['usual', 'slow', 'offline'] as const;

export const THEMES = ['light', 'dark'] as const;

/** Milliseconds. */
export const SLOW_LATENCY = 2000;

/** A version as the stores write it. */
export const APP_VERSION = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/));

const SCREEN_NAME = keyOf(SCREENS);
const FIXTURE_NAME = keyOf(FIXTURES);

/** CSS pixels. */
const SAFE_TOP = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));

const DEFAULT_ROUTE = '/get-coupons?sourceId=kopi-susu';

/**
 * Everything that a person sets, as plain data: it is kept, and later exported and linked. A setting of
 * another version that can't be read falls back to its default alone.
 */
export const SETTINGS = v.object({
  platform: v.fallback(v.picklist(PLATFORMS), 'ios'),
  appVersion: v.fallback(APP_VERSION, '3.3.0'),
  safeTop: v.fallback(SAFE_TOP, 44),
  /** Who is logged in; null for nobody. */
  user: v.fallback(v.nullable(keyOf(PEOPLE)), null),
  /** Where the app opens. */
  route: v.fallback(v.pipe(v.string(), v.startsWith('/')), DEFAULT_ROUTE),
  screen: v.fallback(SCREEN_NAME, 'standard'),
  theme: v.fallback(v.picklist(THEMES), 'light'),
  /** What the native app answers as this phone's id. Empty until the first start. */
  deviceId: v.fallback(v.string(), ''),
  fixture: v.fallback(FIXTURE_NAME, 'everyday'),
  /** A code of section 4 that claims are answered with; null leaves it to the rules. */
  claimCode: v.fallback(v.nullable(v.number()), null),
  network: v.fallback(v.picklist(NETWORKS), 'usual'),
});

export type Settings = v.InferOutput<typeof SETTINGS>;
export type Platform = Settings['platform'];

function keyOf<Key extends string>(record: Readonly<Record<Key, unknown>>) {
  return v.custom<Key>((value) => typeof value === 'string' && Object.hasOwn(record, value));
}

/** Reads settings that were kept, of whatever version. */
export function readSettings(kept: unknown): Settings {
  return v.parse(SETTINGS, typeof kept === 'object' && kept !== null ? kept : {});
}

/** Tells whether an untrusted text names a screen. */
export function isScreenName(text: string): text is Settings['screen'] {
  return v.is(SCREEN_NAME, text);
}

/** Tells whether an untrusted text names a state that a backend starts from. */
export function isFixtureName(text: string): text is Settings['fixture'] {
  return v.is(FIXTURE_NAME, text);
}
