import { CLAIM_CODE, keysOf, LANGUAGES } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { coordinates } from '@cangkir/core/schemas';
import { JAKARTA } from '@cangkir/tooling/usual-phone';
import * as v from 'valibot';
import { FIXTURES } from '../backend/fixtures.ts';
import { PEOPLE } from '../backend/login/login.fixture.ts';
import { isMobilePhone } from '../backend/login/mobile-phone.ts';
import { CLOCK_MODES } from '../clock/simulator-clock.ts';
import { BROWSERS } from './browsers.ts';
import { SCREENS } from './screen-sizes.ts';

/** The app's environment: its own iOS or Android app, or a browser. */
export const PLATFORMS = ['ios', 'android', 'browser'] as const;

/** The network settings. `slow` adds {@link SLOW_LATENCY_MS} to every answer. */
export const NETWORKS = ['usual', 'slow', 'offline'] as const;

export const THEMES = ['light', 'dark'] as const;

/** The storage settings: working, full, or without access. */
export const STORAGES = ['usual', 'full', 'forbidden'] as const;

/** The phones on the desk. */
export const PHONE_NAMES = ['first', 'second'] as const;

export type PhoneName = (typeof PHONE_NAMES)[number];

/** The extra latency of a slow network. */
export const SLOW_LATENCY_MS = 2000;

/** A version in the format of app stores. */
export const APP_VERSION = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/));

/** From 1970 through 9999, which every clock can show: milliseconds since the epoch. */
export const MOMENT = v.pipe(v.number(), v.minValue(0), v.maxValue(Date.UTC(9999, 0)));

/** The maximum time to move a clock, or for it to be wrong: a hundred years. */
export const MAX_DURATION_MS = 100 * 366 * DAY_MS;

const SCREEN_NAME = v.picklist(keysOf(SCREENS));
export const BROWSER_NAME = v.picklist(keysOf(BROWSERS));
const FIXTURE_NAME = v.picklist(keysOf(FIXTURES));
const PERSON = v.union([
  v.picklist(keysOf(PEOPLE)),
  v.pipe(
    v.string(),
    v.check(
      isMobilePhone,
      `Expected one of ${keysOf(PEOPLE).join(', ')}, or a mobile phone in E.164`,
    ),
  ),
]);

/** The range of a screen's side: CSS pixels. */
export const SIDE_RANGE = { min: 240, max: 1600 } as const;

/** The height of a bar that the page keeps clear of: CSS pixels. */
const SAFE_HEIGHT = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));

/** A screen's side: CSS pixels. */
const SIDE = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(SIDE_RANGE.min),
  v.maxValue(SIDE_RANGE.max),
);

const ROUTE = v.pipe(v.string(), v.startsWith('/', 'Expected a route, which begins with /'));
/** Where a phone opens at first. */
export const START_ROUTE = '/get-coupons?activityCode=kopi-susu';

/** The valid values of a phone's settings. */
export const PHONE_VALUES = {
  platform: v.picklist(PLATFORMS),
  /** Which browser, or whose web view, where the platform is a browser. */
  browser: BROWSER_NAME,
  appVersion: APP_VERSION,
  /** Whether the native app answers. If not, and its name is in the user agent, calls fail with -4. */
  hasBridge: v.boolean(),
  /** Whether the user agent names the native app. */
  isNamed: v.boolean(),
  /** Whether the page is a native build (section 6). */
  treatsAsNative: v.boolean(),
  safeTop: SAFE_HEIGHT,
  /** How far the page extends under the home bar. */
  safeBottom: SAFE_HEIGHT,
  /** The user: a person of the fixtures, or a phone number in E.164; null if logged out. */
  user: v.nullable(PERSON),
  /** The location that the native app reports; null if the user does not allow it. */
  location: v.nullable(coordinates),
  /** Where the app opens. */
  route: ROUTE,
  screen: SCREEN_NAME,
  /** The screen's size if free. */
  width: SIDE,
  height: SIDE,
  isTurned: v.boolean(),
  theme: v.picklist(THEMES),
  /** The phone's language, which the app follows until changed; null: as this browser. */
  language: v.nullable(v.picklist(LANGUAGES)),
  reducesMotion: v.boolean(),
  network: v.picklist(NETWORKS),
  /** Whether the phone itself reads SMS; null: as its platform does. */
  readsSms: v.nullable(v.boolean()),
  /** How far the phone's clock is ahead of the real time: milliseconds. */
  clockOffset: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(-MAX_DURATION_MS),
    v.maxValue(MAX_DURATION_MS),
  ),
  storage: v.picklist(STORAGES),
  /** The phone's id in the native app. Empty until the first start. */
  deviceId: v.string(),
};

/** All settings of one phone. */
export const PHONE_SETTINGS = v.object({
  platform: v.fallback(PHONE_VALUES.platform, 'ios'),
  browser: v.fallback(PHONE_VALUES.browser, 'chrome'),
  appVersion: v.fallback(PHONE_VALUES.appVersion, '3.3.0'),
  hasBridge: v.fallback(PHONE_VALUES.hasBridge, true),
  isNamed: v.fallback(PHONE_VALUES.isNamed, true),
  treatsAsNative: v.fallback(PHONE_VALUES.treatsAsNative, true),
  safeTop: v.fallback(PHONE_VALUES.safeTop, 44),
  safeBottom: v.fallback(PHONE_VALUES.safeBottom, 0),
  user: v.fallback(PHONE_VALUES.user, null),
  location: v.fallback(PHONE_VALUES.location, JAKARTA),
  route: v.fallback(PHONE_VALUES.route, START_ROUTE),
  screen: v.fallback(PHONE_VALUES.screen, 'standard'),
  width: v.fallback(PHONE_VALUES.width, 400),
  height: v.fallback(PHONE_VALUES.height, 800),
  isTurned: v.fallback(PHONE_VALUES.isTurned, false),
  theme: v.fallback(PHONE_VALUES.theme, 'light'),
  language: v.fallback(PHONE_VALUES.language, null),
  reducesMotion: v.fallback(PHONE_VALUES.reducesMotion, false),
  network: v.fallback(PHONE_VALUES.network, 'usual'),
  readsSms: v.fallback(PHONE_VALUES.readsSms, null),
  clockOffset: v.fallback(PHONE_VALUES.clockOffset, 0),
  storage: v.fallback(PHONE_VALUES.storage, 'usual'),
  deviceId: v.fallback(PHONE_VALUES.deviceId, ''),
});

/** The display sizes of the phones: a factor, or the available space. */
export const ZOOMS = ['fit', 0.5, 0.75, 1, 1.25] as const;

const CLOCK_VALUES = {
  mode: v.picklist(CLOCK_MODES),
  /**
   * The start of a clock in another mode, milliseconds since the epoch; null: now. It moves with the clock, so that a
   * reloaded page continues there.
   */
  start: v.nullable(MOMENT),
};

const CLAIM_CODES: readonly number[] = Object.values(CLAIM_CODE);

/** The valid values of the desk's settings. */
export const DESK_VALUES = {
  hasSecondPhone: v.boolean(),
  /** The phone whose settings are shown. */
  selectedPhone: v.picklist(PHONE_NAMES),
  zoom: v.picklist(ZOOMS),
  fixture: FIXTURE_NAME,
  /** A code of section 4 that answers claims; null to follow the rules. */
  claimCode: v.nullable(
    v.pipe(
      v.number(),
      v.check((code) => CLAIM_CODES.includes(code), `Expected one of ${CLAIM_CODES.join(', ')}`),
    ),
  ),
  clock: v.strictObject(CLOCK_VALUES),
};

const clock = v.object({
  mode: v.fallback(CLOCK_VALUES.mode, 'real'),
  start: v.fallback(CLOCK_VALUES.start, null),
});

/** All settings of the desk, which the phones share. */
export const DESK_SETTINGS = v.object({
  hasSecondPhone: v.fallback(DESK_VALUES.hasSecondPhone, false),
  selectedPhone: v.fallback(DESK_VALUES.selectedPhone, 'first'),
  zoom: v.fallback(DESK_VALUES.zoom, 'fit'),
  fixture: v.fallback(DESK_VALUES.fixture, 'everyday'),
  claimCode: v.fallback(DESK_VALUES.claimCode, null),
  clock: v.fallback(clock, { mode: 'real', start: null }),
});

/**
 * All settings as plain data: saved, exported and linked. An unreadable field of another version falls back to its
 * default alone.
 */
export const SETTINGS = v.object({
  desk: v.fallback(DESK_SETTINGS, () => v.parse(DESK_SETTINGS, {})),
  first: v.fallback(PHONE_SETTINGS, () => v.parse(PHONE_SETTINGS, {})),
  // Unlike the first, so that they look different at a glance.
  second: v.fallback(PHONE_SETTINGS, () =>
    v.parse(PHONE_SETTINGS, { platform: 'android', screen: 'small', safeTop: 28 }),
  ),
});

export type Settings = v.InferOutput<typeof SETTINGS>;
export type PhoneSettings = v.InferOutput<typeof PHONE_SETTINGS>;
export type DeskSettings = v.InferOutput<typeof DESK_SETTINGS>;
export type Platform = PhoneSettings['platform'];

/** The phones on the desk, the first one first. */
export function phonesOnDesk({ hasSecondPhone }: DeskSettings): readonly PhoneName[] {
  return PHONE_NAMES.filter((name) => name === 'first' || hasSecondPhone);
}

/** Parses saved or received settings, of any version. */
export function readSettings(kept: unknown): Settings {
  return v.parse(SETTINGS, typeof kept === 'object' && kept !== null ? kept : {});
}

/** Whether an untrusted text names a screen. */
export function isScreenName(text: string): text is PhoneSettings['screen'] {
  return v.is(SCREEN_NAME, text);
}

/** Whether an untrusted text names a browser. */
export function isBrowserName(text: string): text is PhoneSettings['browser'] {
  return v.is(BROWSER_NAME, text);
}

/** Whether an untrusted text names a fixture. */
export function isFixtureName(text: string): text is DeskSettings['fixture'] {
  return v.is(FIXTURE_NAME, text);
}
