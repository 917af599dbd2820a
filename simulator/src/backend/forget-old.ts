import { currentEntries } from './draft.ts';
import { isWithin } from './is-within.ts';

/** How often a record is searched for old entries. Each time takes as long as there are entries. */
const INTERVAL_MS = 60 * 60 * 1000;

/** The maximum number of entries to delete at a time: the request that does it waits, and so do the ones behind it. */
const AT_ONCE = 1000;

const searchedAt = new WeakMap<object, number>();

/** Deletes the old entries of a record, from time to time. */
export function forgetOld<Entry>(
  record: Record<string, Entry>,
  isOld: (entry: Entry) => boolean,
  now: number,
): void {
  const current = currentEntries(record);
  if (isWithin(INTERVAL_MS, searchedAt.get(current) ?? 0, now)) return;
  const old: string[] = [];
  for (const [key, entry] of Object.entries(current)) {
    if (old.length === AT_ONCE) break;
    if (isOld(entry)) old.push(key);
  }
  for (const key of old) delete record[key];
  if (old.length < AT_ONCE) searchedAt.set(current, now);
}
