import { entriesOf, isBranch, shownKey, shownValue } from './shown.ts';

/** An entry of the state, by the keys that lead to it. */
export interface FoundEntry {
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * The entries whose key or value holds a text, in letters of either size. Of a branch that is found itself
 * nothing else is listed. What is masked is searched as it is shown.
 */
export function findEntries(
  state: unknown,
  search: string,
  path: readonly string[] = [],
): readonly FoundEntry[] {
  const wanted = search.toLowerCase();
  return entriesOf(state).flatMap(([key, value]) => {
    const found = { path: [...path, key], value };
    if (shownKey(key).toLowerCase().includes(wanted)) return [found];
    if (isBranch(value)) return findEntries(value, search, found.path);
    return shownValue(key, value).toLowerCase().includes(wanted) ? [found] : [];
  });
}
