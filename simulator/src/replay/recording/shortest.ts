import * as v from 'valibot';
import { fillFixed } from '../placeholders.ts';

type Json = Readonly<Record<string, unknown>>;

/** A copy of an object of a file without what the format adds by itself: as a person would write it. */
export function shortest(schema: v.GenericSchema, value: Json): Json {
  const meaning = meaningOf(schema, value);
  if (meaning === null) return value;
  return shorten(value, (shorter) => meaningOf(schema, shorter) === meaning);
}

function shorten(value: Json, isSame: (shorter: Json) => boolean): Json {
  let short = value;
  for (const [key, entry] of Object.entries(value)) {
    const { [key]: _, ...others } = short;
    if (isSame(others)) short = others;
    else if (isJson(entry)) {
      const withEntry = (inner: Json) => ({ ...short, [key]: inner });
      short = withEntry(shorten(entry, (inner) => isSame(withEntry(inner))));
    }
  }
  return short;
}

/** What a value says, as text; null where it says nothing. */
function meaningOf(schema: v.GenericSchema, value: Json): string | null {
  const parsed = v.safeParse(schema, fillFixed(value));
  return parsed.success ? JSON.stringify(parsed.output) : null;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
