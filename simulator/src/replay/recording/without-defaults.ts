import * as v from 'valibot';
import { startOf } from '../../scenario/phone-start.ts';
import { SCENARIO } from '../../scenario/scenario.ts';
import { STEP } from '../../scenario/step.ts';
import type { PhoneName } from '../../settings/settings.ts';
import { isJsonObject, type JsonObject } from '../../shared/json-object.ts';

/** A step as a person would write it: without what the format adds by itself. */
export function stepWithoutDefaults(step: JsonObject): JsonObject {
  const schema = STEP.options.find(({ entries }) => entries.do.literal === step['do']);
  return schema === undefined ? step : withoutDefaults(step, v.getDefaults(schema) ?? {});
}

/** The start of a scenario as a person would write it. */
export function startWithoutDefaults(start: JsonObject): JsonObject {
  return withoutDefaults(start, v.getDefaults(SCENARIO));
}

/** The start of a phone as a person would write it. */
export function phoneStartWithoutDefaults(phone: PhoneName, start: JsonObject): JsonObject {
  return withoutDefaults(start, v.getDefaults(v.strictObject(startOf(phone))));
}

function withoutDefaults(value: JsonObject, defaults: object): JsonObject {
  const defaultOf = new Map<string, unknown>(Object.entries(defaults));
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const byDefault = defaultOf.get(key);
    // An object with fields of its own is required, so it stays even if it is empty.
    if (isJsonObject(entry) && hasFields(byDefault)) {
      return [[key, withoutDefaults(entry, byDefault)] as const];
    }
    return JSON.stringify(entry) === JSON.stringify(byDefault) ? [] : [[key, entry] as const];
  });
  return Object.fromEntries(entries);
}

function hasFields(byDefault: unknown): byDefault is JsonObject {
  return isJsonObject(byDefault) && Object.keys(byDefault).length > 0;
}
