import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { checkSettings } from './check-settings.ts';
import type { Settings } from './settings.ts';

/** What a file of settings is called unless its person names it. */
export const SETTINGS_FILE_NAME = 'simulator-settings.json';

const KIND = 'simulator-settings';
const VERSION = 1;

const FILE = v.object({
  kind: v.literal(KIND),
  version: v.literal(VERSION),
  settings: v.unknown(),
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
  const checked = checkSettings(file.output.settings);
  if (checked.ok) return succeed(checked.value);
  return fail(`Not valid in this file: ${checked.failure.join(', ')}. Nothing was changed.`);
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
