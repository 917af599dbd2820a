import { chooseLanguage, routeOfAddress } from '@cangkir/core';
import type { BackendState } from '../../backend/state.ts';
import type { DeskParts } from '../../desk/desk.types.ts';
import type { Frame } from '../../frame/frame.ts';
import { storedSession } from '../../phone/app-session.ts';
import type { Phone } from '../../phone/create-phone.ts';
import { screenSize } from '../../settings/screen-sizes.ts';
import type { PhoneSettings } from '../../settings/settings.ts';
import type { StartingPoint } from './starting-point.types.ts';

/** What of the desk a story begins with. */
export interface StartingDesk extends Pick<DeskParts, 'settings'> {
  readonly clock: Pick<DeskParts['clock'], 'now'>;
  readonly backend: Pick<DeskParts['backend'], 'snapshot'>;
  readonly phones: {
    readonly first: Pick<Phone, 'storage'> & { readonly frame: Pick<Frame, 'window'> };
  };
}

/** Takes what there is as the first phone begins to load a page, and before any of its scripts runs. */
export function startingPointOfDesk({ backend, clock, phones, settings }: StartingDesk) {
  const { first: phone } = phones;
  const { desk, first } = settings();
  const { global } = storedSession(phone.storage);
  const { browserId, userInfo } = global.get();
  const state = backend.snapshot();
  const isBrowser = first.platform === 'browser';
  return {
    at: clock.now(),
    // In a browser the page makes itself a name, and keeps it.
    device: deviceOf(first, isBrowser ? (browserId ?? first.deviceId) : first.deviceId),
    user: isBrowser ? (userInfo?.id ?? null) : idOf(first.user, state),
    storage: phone.storage.all(),
    route: routeOfPage(phone.frame.window()) ?? first.route,
    fixture: desk.fixture,
    backend: state,
    claimCode: desk.claimCode,
    // What the backend was told to answer to any next request has no name in a file.
    overrides: [],
    seed: 1,
  } satisfies StartingPoint;
}

/** What a file can't say of a phone: in words for the person who records. */
export function untoldOf({ platform, isNamed, storage }: PhoneSettings): readonly string[] {
  const isUnnamed = platform !== 'browser' && !isNamed;
  return [
    ...(isUnnamed ? ['The user agent does not name the app, and no scenario can say so.'] : []),
    ...(storage === 'usual' ? [] : [`The storage is ${storage}, and no scenario can say so.`]),
  ];
}

/** The route that a page is at; null where there is none. */
export function routeOfPage(page: Window | null): string | null {
  return page === null ? null : routeOfAddress(page.location.search, page.location.hash);
}

function deviceOf(settings: PhoneSettings, id: string): StartingPoint['device'] {
  const { platform, appVersion, hasBridge, safeTop } = settings;
  const { width, height } = screenSize(settings);
  const { language, clockOffset, network, readsSms, location } = settings;
  return {
    platform,
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

/** The id of who is set to be logged in: people are set by their id, or by their phone. */
export function idOf(person: string | null, { users }: BackendState): string | null {
  return (
    Object.values(users).find(({ id, phone }) => person === id || person === phone)?.id ?? null
  );
}
