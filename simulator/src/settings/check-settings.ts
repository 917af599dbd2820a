import { fail, type Result, succeed } from '@cangkir/core';
import { isJsonObject } from '../shared/json-object.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * Validates settings from outside. Omitted fields get their defaults; all others must be valid, so that nothing is half
 * applied. Fails with the names of invalid and unknown fields, such as `first.appVersion`.
 */
export function checkSettings(given: unknown): Result<Settings, readonly string[]> {
  const defaults = readSettings({});
  const completed = complete(given, defaults);
  const settings = readSettings(completed);
  const wrong = [...differences(completed, settings, ''), ...unknownFields(given, defaults, '')];
  return wrong.length === 0 ? succeed(settings) : fail(wrong);
}

/** Fills defaults at every depth. */
function complete(given: unknown, defaults: unknown): unknown {
  if (given === undefined) return defaults;
  if (!isJsonObject(given) || !isJsonObject(defaults)) return given;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, complete(ownOf(given, name), value)]),
  );
}

/** An unknown field would have no effect, so it is refused. */
function unknownFields(given: unknown, defaults: unknown, path: string): readonly string[] {
  if (!isJsonObject(given) || !isJsonObject(defaults)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(defaults, name)
      ? unknownFields(value, ownOf(defaults, name), pathOf(path, name))
      : [pathOf(path, name)],
  );
}

function pathOf(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function ownOf(object: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(object, name)?.value;
}

function differences(given: unknown, read: unknown, path: string): readonly string[] {
  if (!isJsonObject(given) || !isJsonObject(read)) {
    return given === read ? [] : [path === '' ? 'the whole' : path];
  }
  return Object.entries(read).flatMap(([name, value]) =>
    differences(ownOf(given, name), value, pathOf(path, name)),
  );
}
