import { fail, type Result, succeed } from '@cangkir/core';
import { isPersonId } from '../backend/login/login.fixture.ts';
import { maskText } from '../shared/mask-text.ts';
import { checkSettings } from './check-settings.ts';
import { locationNameOf } from './named-locations.ts';
import { type PhoneSettings, readSettings, type Settings } from './settings.ts';

/** In the hash, which is never sent to a server. */
const PREFIX = '#settings=';

/**
 * A link with settings for other people: without typed phones, device ids, unnamed locations, and personal data in
 * routes.
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

/** The settings in a page's hash. Null if there are none; fails with a message if invalid. */
export function readSettingsLink(hash: string): Result<Settings, string> | null {
  if (!hash.startsWith(PREFIX)) return null;
  const checked = checkSettings(parseText(hash.slice(PREFIX.length)));
  if (checked.ok) return succeed(checked.value);
  return fail('The link holds no settings of this simulator. Nothing was changed.');
}

function withoutPerson(settings: PhoneSettings): PhoneSettings {
  const defaults = readSettings({}).first;
  const { user, location, route } = settings;
  const isNamed = location === null || locationNameOf(location) !== null;
  return {
    ...settings,
    deviceId: '',
    user: user !== null && isPersonId(user) ? user : null,
    location: isNamed ? location : defaults.location,
    route: isPersonal(route) ? defaults.route : route,
  };
}

/** The same as is masked in a report: phones, tokens and codes. */
function isPersonal(route: string): boolean {
  const [path = '', query = ''] = route.split('?');
  const values = [...new URLSearchParams(query)].filter(([, value]) => maskText(value) !== value);
  return maskText(path) !== path || values.length > 0 || /(^|&)(token|phone)=/i.test(query);
}

/** The differences from another value, at every depth; undefined if none. */
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
