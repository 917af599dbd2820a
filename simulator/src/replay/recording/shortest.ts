import * as v from 'valibot';
import { fillFixed } from '../../scenario/placeholders.ts';
import { isJsonObject, type JsonObject } from '../../shared/json-object.ts';

/** A copy of an object of a file without what the format adds by itself: as a person would write it. */
export function shortest(schema: v.GenericSchema, value: JsonObject): JsonObject {
  const meaning = meaningOf(schema, value);
  if (meaning === null) return value;
  return shorten(value, (shorter) => meaningOf(schema, shorter) === meaning);
}

function shorten(value: JsonObject, isSame: (shorter: JsonObject) => boolean): JsonObject {
  let short = value;
  for (const [key, entry] of Object.entries(value)) {
    const { [key]: _, ...others } = short;
    if (isSame(others)) short = others;
    else if (isJsonObject(entry)) {
      const withEntry = (inner: JsonObject) => ({ ...short, [key]: inner });
      short = withEntry(shorten(entry, (inner) => isSame(withEntry(inner))));
    }
  }
  return short;
}

/** What a value says, as text; null where it says nothing. */
function meaningOf(schema: v.GenericSchema, value: JsonObject): string | null {
  const parsed = v.safeParse(schema, fillFixed(value));
  return parsed.success ? JSON.stringify(parsed.output) : null;
}
