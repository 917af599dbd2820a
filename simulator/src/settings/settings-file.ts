import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { checkSettings } from './check-settings.ts';
import type { Settings } from './settings.ts';

/** What a file of settings is called unless its person names it. */
export const SETTINGS_FILE_NAME = 'simulator-settings.json';

const KIND = 'simulator-settings';
const VERSION = 1;

/** Of whatever version. */
const FILE = v.looseObject({
  kind: v.literal(KIND),
  version: v.optional(v.unknown()),
  settings: v.optional(v.unknown()),
});

/** The text of a file that holds settings. The phones' ids are left out: a phone stays the device that it is. */
export function writeSettingsFile(settings: Settings): string {
  const file = { kind: KIND, version: VERSION, settings: withoutDevices(settings) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads such a text. Fails with words that say what is wrong with it. */
export function readSettingsFile(text: string): Result<Settings, string> {
  const file = v.safeParse(FILE, parseJson(text));
  if (!file.success) return fail('This is no file of this simulator’s settings.');
  const { kind: _, version, settings, ...others } = file.output;
  if (version !== VERSION) return refuse(versionWords(version));
  if (holdsNothing(settings)) return refuse('There are no settings in this file.');
  const checked = checkSettings(settings);
  const wrong = [...Object.keys(others), ...(checked.ok ? [] : checked.failure)];
  if (checked.ok && wrong.length === 0) return succeed(checked.value);
  return refuse(`Not valid in this file: ${wrong.join(', ')}.`);
}

function refuse(words: string): Result<never, string> {
  return fail(`${words} Nothing was changed.`);
}

function versionWords(version: unknown): string {
  const found = version === undefined ? 'no version' : `version ${JSON.stringify(version)}`;
  return `This file is of ${found}: the simulator reads version ${VERSION}.`;
}

/** Such settings would set everything back, which nobody means by them. */
function holdsNothing(settings: unknown): boolean {
  if (settings === undefined) return true;
  const isObject = typeof settings === 'object' && settings !== null;
  return isObject && Object.values(settings).every(holdsNothing);
}

/** Settings that mean no phone of their own. */
export function withoutDevices(settings: Settings): Settings {
  return {
    ...settings,
    first: { ...settings.first, deviceId: '' },
    second: { ...settings.second, deviceId: '' },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
