import { fail, type Result, succeed } from '@cangkir/core';
import { isPersonId } from '../backend/login/login.fixture.ts';
import { maskText } from '../shared/mask-text.ts';
import { checkSettings } from './check-settings.ts';
import { placeNameOf } from './places.ts';
import { type PhoneSettings, readSettings, type Settings } from './settings.ts';

/** In the hash: it is sent to no server. */
const PREFIX = '#settings=';

/**
 * A link to the simulator with settings in it, for others: without a typed phone, a device id, a place
 * that has no name, and what in a route could tell who somebody is.
 *
 * @param page The address of the simulator's page.
 */
export function settingsLink(settings: Settings, page: string): string {
  const shared = {
    ...settings,
    first: withoutPerson(settings.first),
    second: withoutPerson(settings.second),
  };
  const text = JSON.stringify(changesOf(shared, readSettings({})) ?? {});
  const { origin, pathname } = new URL(page);
  return `${origin}${pathname}${PREFIX}${encodeURIComponent(text)}`;
}

/** The settings in a page's hash. Null where there are none; fails with words where they can't be read. */
export function readSettingsLink(hash: string): Result<Settings, string> | null {
  if (!hash.startsWith(PREFIX)) return null;
  const checked = checkSettings(parseText(hash.slice(PREFIX.length)));
  if (checked.ok) return succeed(checked.value);
  return fail('The link holds no settings of this simulator. Nothing was changed.');
}

function withoutPerson(settings: PhoneSettings): PhoneSettings {
  const defaults = readSettings({}).first;
  const { user, location, route } = settings;
  const isNamedPlace = location === null || placeNameOf(location) !== null;
  return {
    ...settings,
    deviceId: '',
    user: user !== null && isPersonId(user) ? user : null,
    location: isNamedPlace ? location : defaults.location,
    route: tellsOfSomebody(route) ? defaults.route : route,
  };
}

/** Phones, tokens and codes are what is masked in a report. */
function tellsOfSomebody(route: string): boolean {
  const [path = '', query = ''] = route.split('?');
  const values = [...new URLSearchParams(query)].filter(([, value]) => maskText(value) !== value);
  return maskText(path) !== path || values.length > 0 || /(^|&)(token|phone)=/i.test(query);
}

/** What of a value is not as in another one, at every depth; undefined where there is nothing. */
function changesOf(value: unknown, defaults: unknown): unknown {
  if (!isObject(value) || !isObject(defaults)) return value === defaults ? undefined : value;
  const changes = Object.entries(value).flatMap(([name, own]) => {
    const change = changesOf(own, Reflect.get(defaults, name));
    return change === undefined ? [] : [[name, change] as const];
  });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return null;
  }
}
