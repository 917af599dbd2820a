import { BRAND, parseLanguage } from '@cangkir/core';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';
import { fromVersion1 } from './from-version-1.ts';
import { SCENARIO_SCHEMA, SCENARIO_VERSION } from './scenario.ts';

/** Migrates a file to the next version. Changes only what differs, and guesses nothing. */
type Migration = (file: JsonObject) => JsonObject;

/** From which version: each leads to the next. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map([
  [0, fromDraft],
  [1, fromVersion1],
]);

/**
 * Migrates a file to the current version. A file of an unknown version stays as it is, for the validation to refuse.
 */
export function migrate(file: JsonObject): JsonObject {
  let current = file;
  for (let version = versionOf(current); version < SCENARIO_VERSION; version += 1) {
    const migration = MIGRATIONS.get(version);
    if (migration === undefined) return current;
    current = { ...migration(current), version: version + 1 };
  }
  return current;
}

/** A file without a version is a draft. A version that is not a number does not count. */
function versionOf({ version = 0 }: JsonObject): number {
  return typeof version === 'number' ? version : Number.NaN;
}

/**
 * Drafts named their schema, had the phone's language in its stored form (`in`), and spelled out the brand in routes.
 */
function fromDraft({ $schema, ...draft }: JsonObject): JsonObject {
  const device = isJsonObject(draft['device']) ? { device: withLanguage(draft['device']) } : {};
  const file = withoutBrand({ ...draft, ...device });
  return $schema === undefined ? file : { $schema: SCENARIO_SCHEMA, ...file };
}

function withLanguage(device: JsonObject): JsonObject {
  const { language } = device;
  const known = typeof language === 'string' ? parseLanguage(language) : null;
  return known === null ? device : { ...device, language: known };
}

function withoutBrand(file: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(file).map(([key, value]) => [key, hideBrand(value)]));
}

function hideBrand(value: unknown): unknown {
  if (typeof value === 'string') {
    const own = `/${BRAND.pathSegment}/`;
    return value.startsWith(own) ? value.replace(own, '/{{brand}}/') : value;
  }
  if (Array.isArray(value)) return value.map(hideBrand);
  return isJsonObject(value) ? withoutBrand(value) : value;
}
