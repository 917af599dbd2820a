import { type JsonPlace, placesOf } from './json-places.ts';

/**
 * The keys that an object of a JSON text has already: of entries with one key, JSON knows the last alone.
 * The text has to be valid JSON.
 */
export function repeatedKeys(text: string): readonly JsonPlace[] {
  const seen = new Set<string>();
  return placesOf(text).filter(({ pointer, parent }) => {
    const key = `${parent} ${pointer}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}
