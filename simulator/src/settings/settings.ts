import { LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { FIXTURES } from '../backend/fixtures/fixtures.ts';
import { PEOPLE } from '../backend/fixtures/people.ts';
import { isMobilePhone } from '../backend/mobile-phone.ts';
import { CLOCK_MODES } from '../clock/simulator-clock.ts';
import { SCREENS } from '../phone/screens.ts';

/** What surrounds the app: its own iOS or Android app, or a browser. */
export const PLATFORMS = ['ios', 'android', 'browser'] as const;

/** How requests travel. `slow` adds {@link SLOW_LATENCY} to every answer. */
export const NETWORKS = ['usual', 'slow', 'offline'] as const;

export const THEMES = ['light', 'dark'] as const;

/** What the browser's storage does: it works, is full, or may not be touched. */
export const STORAGES = ['usual', 'full', 'forbidden'] as const;

/** The phones on the desk. */
export const PHONE_NAMES = ['first', 'second'] as const;

export type PhoneName = (typeof PHONE_NAMES)[number];

/** Milliseconds. */
export const SLOW_LATENCY = 2000;

/** A version as the stores write it. */
export const APP_VERSION = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/));

/** Degrees. */
export const LOCATION = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const SCREEN_NAME = keyOf(SCREENS);
const FIXTURE_NAME = keyOf(FIXTURES);
const PERSON = v.union([keyOf(PEOPLE), v.pipe(v.string(), v.check(isMobilePhone))]);

/** What a screen's side may measure: CSS pixels. */
export const SIDE_RANGE = { min: 240, max: 1600 } as const;

/** CSS pixels. */
const SAFE_TOP = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const SIDE = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(SIDE_RANGE.min),
  v.maxValue(SIDE_RANGE.max),
);

const DEFAULT_ROUTE = '/get-coupons?sourceId=kopi-susu';

/** Somewhere in the middle of Jakarta. */
export const JAKARTA = { latitude: -6.1754, longitude: 106.8272 };

/** Everything that a person sets of one phone. */
export const PHONE_SETTINGS = v.object({
  platform: v.fallback(v.picklist(PLATFORMS), 'ios'),
  appVersion: v.fallback(APP_VERSION, '3.3.0'),
  /** Whether the native app answers. Where it does not, and its name is in the user agent, calls fail with -4. */
  hasBridge: v.fallback(v.boolean(), true),
  /** Whether the user agent names the native app. */
  isNamed: v.fallback(v.boolean(), true),
  /** Whether the page is a build that takes itself for inside the native app (section 6). */
  treatsAsNative: v.fallback(v.boolean(), true),
  safeTop: v.fallback(SAFE_TOP, 44),
  /** Who is logged in: somebody of the fixtures, or a phone number in E.164; null for nobody. */
  user: v.fallback(v.nullable(PERSON), null),
  /** What the native app tells of the place; null where the person does not allow it. */
  location: v.fallback(v.nullable(LOCATION), JAKARTA),
  /** Where the app opens. */
  route: v.fallback(v.pipe(v.string(), v.startsWith('/')), DEFAULT_ROUTE),
  screen: v.fallback(SCREEN_NAME, 'standard'),
  /** The screen's size where it is free. */
  width: v.fallback(SIDE, 400),
  height: v.fallback(SIDE, 800),
  isTurned: v.fallback(v.boolean(), false),
  theme: v.fallback(v.picklist(THEMES), 'light'),
  /** What the phone speaks, and so the app, until it is set to another; null: as this browser does. */
  language: v.fallback(v.nullable(v.picklist(LANGUAGES)), null),
  reducesMotion: v.fallback(v.boolean(), false),
  network: v.fallback(v.picklist(NETWORKS), 'usual'),
  /** Whether an SMS is read by the phone itself; null: as its platform does. */
  readsSms: v.fallback(v.nullable(v.boolean()), null),
  /** How far the phone's clock is ahead of the world's: milliseconds. */
  clockOffset: v.fallback(v.pipe(v.number(), v.integer()), 0),
  storage: v.fallback(v.picklist(STORAGES), 'usual'),
  /** What the native app answers as this phone's id. Empty until the first start. */
  deviceId: v.fallback(v.string(), ''),
});

/** How large the phones are shown: a part of life, or as large as there is room for. */
export const ZOOMS = ['fit', 0.5, 0.75, 1, 1.25] as const;

const clock = v.object({
  mode: v.fallback(v.picklist(CLOCK_MODES), 'real'),
  /**
   * The moment that a clock of another mode starts from, milliseconds since the epoch; null: now. It is
   * moved on with the clock, so that the page comes back to where it was left.
   */
  start: v.fallback(v.nullable(v.number()), null),
});

/** Everything that a person sets of the desk: what the phones share. */
export const DESK_SETTINGS = v.object({
  hasSecondPhone: v.fallback(v.boolean(), false),
  /** The phone whose switches are shown. */
  selectedPhone: v.fallback(v.picklist(PHONE_NAMES), 'first'),
  zoom: v.fallback(v.picklist(ZOOMS), 'fit'),
  fixture: v.fallback(FIXTURE_NAME, 'everyday'),
  /** A code of section 4 that claims are answered with; null leaves it to the rules. */
  claimCode: v.fallback(v.nullable(v.number()), null),
  clock: v.fallback(clock, { mode: 'real', start: null }),
});

/**
 * All settings as plain data: they are kept, exported and linked. One of another version that can't be
 * read falls back to its default alone.
 */
export const SETTINGS = v.object({
  desk: v.fallback(DESK_SETTINGS, () => v.parse(DESK_SETTINGS, {})),
  first: v.fallback(PHONE_SETTINGS, () => v.parse(PHONE_SETTINGS, {})),
  // Unlike the first, so that they are told apart at a glance.
  second: v.fallback(PHONE_SETTINGS, () =>
    v.parse(PHONE_SETTINGS, { platform: 'android', screen: 'small', safeTop: 28 }),
  ),
});

export type Settings = v.InferOutput<typeof SETTINGS>;
export type PhoneSettings = v.InferOutput<typeof PHONE_SETTINGS>;
export type DeskSettings = v.InferOutput<typeof DESK_SETTINGS>;
export type Platform = PhoneSettings['platform'];

function keyOf<Key extends string>(record: Readonly<Record<Key, unknown>>) {
  return v.custom<Key>((value) => typeof value === 'string' && Object.hasOwn(record, value));
}

/** Reads settings that were kept or handed over, of whatever version. */
export function readSettings(kept: unknown): Settings {
  return v.parse(SETTINGS, typeof kept === 'object' && kept !== null ? kept : {});
}

/** Tells whether an untrusted text names a screen. */
export function isScreenName(text: string): text is PhoneSettings['screen'] {
  return v.is(SCREEN_NAME, text);
}

/** Tells whether an untrusted text names a state that a backend starts from. */
export function isFixtureName(text: string): text is DeskSettings['fixture'] {
  return v.is(FIXTURE_NAME, text);
}
