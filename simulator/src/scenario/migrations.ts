import { BRAND, parseLanguage } from '@cangkir/core';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';
import { fromVersion1 } from './from-version-1.ts';
import { SCENARIO_SCHEMA, SCENARIO_VERSION } from './scenario.ts';

/** Brings a file of one version to the next one. It changes what differs and guesses at nothing. */
type Migration = (file: JsonObject) => JsonObject;

/** From which version: each leads to the next. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map([
  [0, fromDraft],
  [1, fromVersion1],
]);

/**
 * Brings a file to the version of today. A file of a version that nobody knows stays as it is: its version
 * is what the validation then objects to.
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

/**
 * A file without a version is a draft, as they were written before there were versions. What is no number
 * is no version.
 */
function versionOf({ version = 0 }: JsonObject): number {
  return typeof version === 'number' ? version : Number.NaN;
}

/**
 * Drafts named their schema beside them, gave the phone's language as it is stored (`in`), and spelled the
 * brand out in their routes.
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
