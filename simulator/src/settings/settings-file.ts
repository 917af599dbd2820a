import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { parseJson } from '../shared/parse-json.ts';
import { checkSettings } from './check-settings.ts';
import type { Settings } from './settings.ts';

/** The default name of a settings file. */
export const SETTINGS_FILE_NAME = 'simulator-settings.json';

const KIND = 'simulator-settings';
const VERSION = 1;

/** A settings file of any version. */
const FILE = v.looseObject({
  kind: v.literal(KIND),
  version: v.optional(v.unknown()),
  settings: v.optional(v.unknown()),
});

/** Writes settings to the text of a file. Leaves out the phones' ids: a phone stays the same device. */
export function writeSettingsFile(settings: Settings): string {
  const file = { kind: KIND, version: VERSION, settings: withoutDevices(settings) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Parses such a text. Fails with a message. */
export function readSettingsFile(text: string): Result<Settings, string> {
  const file = v.safeParse(FILE, parseJson(text));
  if (!file.success) return fail('This is not a settings file of this simulator.');
  const { kind: _, version, settings, ...others } = file.output;
  if (version !== VERSION) return refuse(versionLabel(version));
  if (isEmpty(settings)) return refuse('There are no settings in this file.');
  const checked = checkSettings(settings);
  const wrong = [...Object.keys(others), ...(checked.ok ? [] : checked.failure)];
  if (checked.ok && wrong.length === 0) return succeed(checked.value);
  return refuse(`Not valid in this file: ${wrong.join(', ')}.`);
}

function refuse(message: string): Result<never, string> {
  return fail(`${message} Nothing was changed.`);
}

function versionLabel(version: unknown): string {
  const found = version === undefined ? 'no version' : `version ${JSON.stringify(version)}`;
  return `This file is of ${found}: the simulator reads version ${VERSION}.`;
}

/** Such settings would reset everything, which is hardly intended. */
function isEmpty(settings: unknown): boolean {
  if (settings === undefined) return true;
  const isObject = typeof settings === 'object' && settings !== null;
  return isObject && Object.values(settings).every(isEmpty);
}

/** Settings without the phones' ids. */
export function withoutDevices(settings: Settings): Settings {
  return {
    ...settings,
    first: { ...settings.first, deviceId: '' },
    second: { ...settings.second, deviceId: '' },
  };
}
