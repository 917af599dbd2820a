import { HOUR_MS } from '@cangkir/core/durations';
import { currentEntries } from './draft.ts';
import { isWithin } from './is-within.ts';

/** How often a record is searched for old entries at least. Each time takes as long as there are entries. */
const INTERVAL_MS = HOUR_MS;

/** The maximum number of entries to delete at a time: the request that does it waits, and so do the ones behind it. */
const AT_ONCE = 1000;

interface Search {
  readonly at: number;
  /** How many requests may add an entry before the next one: as many as there are, so that a search costs each little. */
  left: number;
}

const searches = new WeakMap<object, Search>();

/** Deletes the old entries of a record, from time to time. Each request that may add an entry calls it. */
export function forgetOld<Entry>(
  record: Record<string, Entry>,
  isOld: (entry: Entry) => boolean,
  now: number,
): void {
  const current = currentEntries(record);
  const last = searches.get(current);
  if (last !== undefined && last.left > 0 && isWithin(INTERVAL_MS, last.at, now)) {
    last.left -= 1;
    return;
  }
  const old: string[] = [];
  const entries = Object.entries(current);
  for (const [key, entry] of entries) {
    if (old.length === AT_ONCE) break;
    if (isOld(entry)) old.push(key);
  }
  for (const key of old) delete record[key];
  if (old.length < AT_ONCE)
    searches.set(current, { at: now, left: Math.max(AT_ONCE, entries.length - old.length) });
}
