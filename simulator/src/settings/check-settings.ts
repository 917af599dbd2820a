import { fail, type Result, succeed } from '@cangkir/core';
import { isJsonObject } from '../shared/json-object.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * Reads settings that somebody else wrote. What is left out has its default; what is there must be right,
 * so that nothing is half applied. Fails with the names of what is not, such as `first.appVersion`, and of
 * fields that there are not.
 */
export function checkSettings(given: unknown): Result<Settings, readonly string[]> {
  const defaults = readSettings({});
  const completed = complete(given, defaults);
  const settings = readSettings(completed);
  const wrong = [...differences(completed, settings, ''), ...unknownFields(given, defaults, '')];
  return wrong.length === 0 ? succeed(settings) : fail(wrong);
}

/** Puts defaults where something was left out, at every depth. */
function complete(given: unknown, defaults: unknown): unknown {
  if (given === undefined) return defaults;
  if (!isJsonObject(given) || !isJsonObject(defaults)) return given;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, complete(ownOf(given, name), value)]),
  );
}

/** A field that there is not would silently do nothing. */
function unknownFields(given: unknown, defaults: unknown, path: string): readonly string[] {
  if (!isJsonObject(given) || !isJsonObject(defaults)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(defaults, name)
      ? unknownFields(value, ownOf(defaults, name), placeOf(path, name))
      : [placeOf(path, name)],
  );
}

function placeOf(path: string, name: string): string {
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
    differences(ownOf(given, name), value, placeOf(path, name)),
  );
}
