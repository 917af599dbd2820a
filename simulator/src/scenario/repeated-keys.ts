import { parsePointer } from '../shared/json-pointer.ts';
import { maskText } from '../shared/mask-text.ts';
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

/** What is wrong with such a key, for people. */
export function repeatedKeyWords({ pointer }: Pick<JsonPlace, 'pointer'>): string {
  const key = maskText(parsePointer(pointer).at(-1) ?? '');
  return `“${key}” stands here a second time, and only the last one would count`;
}
