import { originalOf } from './track-changes.ts';

/** Finds the entries of a record by something else than their key, in the same time for any number of them. */
export interface RecordIndex<Entry> {
  /** The entries with this value, in the order of their addition. */
  find(record: Record<string, Entry>, value: string): readonly Entry[];
  /** Adds an entry to the record. */
  add(record: Record<string, Entry>, key: string, entry: Entry): void;
}

/** @param searchedOf What the entries are found by. It never changes. */
export function createRecordIndex<Entry>(searchedOf: (entry: Entry) => string): RecordIndex<Entry> {
  const indexes = new WeakMap<object, Map<string, string[]>>();

  function indexOf(record: Record<string, Entry>): Map<string, string[]> {
    const known = indexes.get(originalOf(record));
    if (known !== undefined) return known;
    const index = new Map<string, string[]>();
    for (const [key, entry] of Object.entries(originalOf(record))) addKey(index, key, entry);
    indexes.set(originalOf(record), index);
    return index;
  }

  function addKey(index: Map<string, string[]>, key: string, entry: Entry): void {
    const keys = index.get(searchedOf(entry));
    if (keys === undefined) index.set(searchedOf(entry), [key]);
    else keys.push(key);
  }

  return {
    find(record, value) {
      // An addition may have been taken back.
      return (indexOf(record).get(value) ?? []).flatMap((key) => record[key] ?? []);
    },
    add(record, key, entry) {
      addKey(indexOf(record), key, entry);
      record[key] = entry;
    },
  };
}
