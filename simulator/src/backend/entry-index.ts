import type { Entries } from './draft.ts';
import { countIn, entriesOf, followGroups, type Place } from './entry-groups.ts';

/** Finds the entries of a record or list by a value inside them, in the same time for any number of other entries. */
export interface EntryIndex<Entry> {
  /** The keys of the entries at a place; in a list, their positions. */
  keys(entries: Entries<Entry>, place: Place): readonly string[];
  /** The entries at a place. */
  find(entries: Entries<Entry>, place: Place): readonly Entry[];
  /** How many entries there are, in the same time for any number. */
  count(entries: Entries<Entry>, place: Place): number;
}

/**
 * Creates an index. For each record or list it is built at the first search, and follows the changes from then on.
 *
 * @param placesOf The places where an entry is found, each once.
 */
export function createEntryIndex<Entry>(
  placesOf: (entry: Entry) => readonly Place[],
): EntryIndex<Entry> {
  const groups = followGroups<Entry, Set<string>>({
    placesOf,
    gather: (keys) => new Set(keys),
    add: (group, key) => group.add(key),
    remove: (group, key) => group.delete(key),
    isMoved: () => false,
  });

  function keys(entries: Entries<Entry>, place: Place): readonly string[] {
    const { group, added, container } = groups.at(entries, place);
    const kept = typeof group === 'string' ? [group] : [...(group ?? [])];
    return container.before.size === 0
      ? kept
      : [...kept.filter((key) => !container.before.has(key)), ...added];
  }

  return {
    keys,
    find: (entries, place) => entriesOf(entries, keys(entries, place)),
    count: (entries, place) => countIn(groups.at(entries, place)),
  };
}
