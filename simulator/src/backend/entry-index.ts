import { containerOf, type Draft, type DraftContainer, type Entries } from './draft.ts';

/** Finds the entries of a record or list by a value inside them, in the same time for any number of entries. */
export interface EntryIndex<Entry> {
  /** The keys of the entries with a value; in a list, their positions. */
  keys(entries: Entries<Entry>, value: string): readonly string[];
  /** The entries with a value. */
  find(entries: Entries<Entry>, value: string): readonly Entry[];
}

interface FollowingIndex<Entry> extends EntryIndex<Entry> {
  follow(container: DraftContainer<Entry>): void;
}

const indexes: FollowingIndex<unknown>[] = [];

/** Brings all indexes up to date with the changes of a draft, which are final. */
export function updateIndexes(draft: Draft): void {
  for (const container of draft.containers()) {
    for (const index of indexes) index.follow(container);
  }
}

/**
 * Creates an index. For each record or list it is built at the first search, and follows the changes from then on.
 *
 * @param valuesOf The values that an entry is found by, each once.
 */
export function createEntryIndex<Entry>(
  valuesOf: (entry: Entry) => readonly string[],
): EntryIndex<Entry> {
  /** By record or list, without the changes of open drafts. */
  const built = new WeakMap<Entries<Entry>, KeysByValue>();

  function build({ original, current, before }: DraftContainer<Entry>): KeysByValue {
    const keys: KeysByValue = new Map();
    for (const key of Object.keys(current)) {
      if (!before.has(key)) add(keys, key, valuesIn(entryOf(current, key)));
    }
    for (const [key, entry] of before) add(keys, key, valuesIn(entry));
    built.set(original, keys);
    return keys;
  }

  function findKeys(entries: Entries<Entry>, value: string): readonly string[] {
    const container = containerOf(entries) ?? unchanged(entries);
    const { original, current, before } = container;
    const keys = keysIn(built.get(original) ?? build(container), value);
    if (before.size === 0) return keys;
    const changed = [...before.keys()].filter((key) =>
      valuesIn(entryOf(current, key)).includes(value),
    );
    return [...keys.filter((key) => !before.has(key)), ...changed];
  }

  function valuesIn(entry: Entry | undefined): readonly string[] {
    return entry === undefined ? [] : valuesOf(entry);
  }

  const index: FollowingIndex<Entry> = {
    keys: findKeys,
    find: (entries, value) =>
      findKeys(entries, value).flatMap((key) => entryOf(entries, key) ?? []),
    follow({ original, current, before }) {
      const keys = built.get(original);
      if (keys === undefined) return;
      for (const [key, entry] of before) {
        const [old, next] = [valuesIn(entry), valuesIn(entryOf(current, key))];
        remove(
          keys,
          key,
          old.filter((value) => !next.includes(value)),
        );
        add(
          keys,
          key,
          next.filter((value) => !old.includes(value)),
        );
      }
      built.delete(original);
      built.set(current, keys);
    },
  };
  indexes.push(index);
  return index;
}

/** Most values have one key, which is kept without a list to save memory. */
type KeysByValue = Map<string, string | string[]>;

function keysIn(index: KeysByValue, value: string): readonly string[] {
  const keys = index.get(value) ?? [];
  return typeof keys === 'string' ? [keys] : keys;
}

function add(index: KeysByValue, key: string, values: readonly string[]): void {
  for (const value of values) {
    const keys = index.get(value);
    if (typeof keys === 'object') keys.push(key);
    else index.set(value, keys === undefined ? key : [keys, key]);
  }
}

function remove(index: KeysByValue, key: string, values: readonly string[]): void {
  for (const value of values) {
    const [first, ...others] = keysIn(index, value).filter((other) => other !== key);
    if (first === undefined) index.delete(value);
    else index.set(value, others.length === 0 ? first : [first, ...others]);
  }
}

function entryOf<Entry>(entries: Entries<Entry>, key: string): Entry | undefined {
  return Reflect.get(entries, key);
}

function unchanged<Entry>(entries: Entries<Entry>): DraftContainer<Entry> {
  return { original: entries, current: entries, before: new Map() };
}
