import { chooseLanguage, routeOfAddress, userIdOf } from '@cangkir/core';
import type { Backend } from '../../backend/backend.ts';
import type { BackendState } from '../../backend/state.ts';
import type { Frame } from '../../frame/frame.ts';
import { storedSession } from '../../phone/app-session.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { Device, Scenario } from '../../scenario/scenario.ts';
import type { HttpOverride } from '../../scenario/step.ts';
import { screenSize } from '../../settings/screen-sizes.ts';
import type { PhoneSettings, Settings } from '../../settings/settings.ts';
import type { Observations } from '../driver.ts';

/** The state in which a recording starts, without its phones. */
export interface StartingPoint {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly fixture: Scenario['backend']['fixture'];
  /** A copy of the backend's state. */
  readonly backend: BackendState;
  readonly claimCode: number | null;
  /** Overrides that are still unused. */
  readonly overrides: readonly HttpOverride[];
  /** The seed of the random numbers that the phones and the backend draw from here on. */
  readonly seed: number;
}

/** The state in which a phone joins. A page is loaded at its route then, and no machine runs yet. */
export interface PhoneStartingPoint {
  /** The phone as it is set. What its person answers is recorded as steps. */
  readonly device: Omit<Device, 'login' | 'scan' | 'share' | 'pay'>;
  /** The id of the current user. */
  readonly user: string | null;
  readonly storage: Observations['storage'];
  readonly route: string;
  /** A copy of the backend's state then. */
  readonly backend: BackendState;
}

/** The parts of the desk that a starting point is taken from. */
export interface StartingDesk {
  readonly settings: () => Settings;
  readonly clock: { now(): number };
  readonly backend: Pick<Backend, 'snapshot'>;
}

/** The parts of a phone that its starting point is taken from. */
export type StartingPhone = Pick<Phone, 'settings' | 'storage'> & {
  readonly frame: Pick<Frame, 'window'>;
};

/** Takes the starting point as a recording begins. */
export function takeStartingPoint(
  { backend, clock, settings }: StartingDesk,
  seed: number,
): StartingPoint {
  const { desk } = settings();
  return {
    at: clock.now(),
    fixture: desk.fixture,
    backend: backend.snapshot(),
    claimCode: desk.claimCode,
    // Those that are set already are known when they are used.
    overrides: [],
    seed,
  };
}

/** Takes the starting point of a phone as it begins to load a page, before any of its scripts runs. */
export function takePhoneStart(
  { backend }: Pick<StartingDesk, 'backend'>,
  phone: StartingPhone,
): PhoneStartingPoint {
  const settings = phone.settings();
  const stored = storedSession(phone.storage).global.get();
  const state = backend.snapshot();
  const isBrowser = settings.platform === 'browser';
  return {
    // In a browser the page makes its own device id, and stores it.
    device: deviceOf(
      settings,
      isBrowser ? (stored.browserId ?? settings.deviceId) : settings.deviceId,
    ),
    user: isBrowser ? userIdOf(stored) : idOfPerson(settings.user, state),
    storage: phone.storage.all(),
    route: routeOfPage(phone.frame.window()) ?? settings.route,
    backend: state,
  };
}

/** The settings of a phone that no scenario can say, in words for the person who records. */
export function unsupportedSettings({
  platform,
  isNamed,
  storage,
}: PhoneSettings): readonly string[] {
  const isUnnamed = platform !== 'browser' && !isNamed;
  return [
    ...(isUnnamed ? ['The user agent does not name the app, and no scenario can say so.'] : []),
    ...(storage === 'usual' ? [] : [`The storage is ${storage}, and no scenario can say so.`]),
  ];
}

/** The route that a page shows. Null if there is no page, or none of the app. */
export function routeOfPage(page: Window | null): string | null {
  return page === null ? null : routeOfAddress(page.location.search, page.location.hash);
}

function deviceOf(settings: PhoneSettings, id: string): PhoneStartingPoint['device'] {
  const { platform, browser, appVersion, hasBridge, safeTop } = settings;
  const { width, height } = screenSize(settings);
  const { language, clockOffset, network, readsSms, location } = settings;
  return {
    platform,
    browser,
    appVersion,
    bridge: hasBridge,
    id,
    safeTop,
    viewport: [width, height],
    language: language ?? chooseLanguage(navigator.languages),
    clockOffset,
    network,
    readsSms: readsSms ?? platform === 'browser',
    location,
  };
}

/** The user id of a person, whom the settings name by id or by phone. */
export function idOfPerson(person: string | null, { users }: BackendState): string | null {
  return (
    Object.values(users).find(({ id, phone }) => person === id || person === phone)?.id ?? null
  );
}
