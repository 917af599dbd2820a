import type { DraftContainer, Entries } from './draft.ts';
import {
  countIn,
  type EntryAt,
  entriesOf,
  type Found,
  followGroups,
  type Place,
} from './entry-groups.ts';
import { type Measures, SortedKeys } from './sorted-keys.ts';

/** An index with an order, such as time. Questions take the same time for any number of entries, also at one place. */
export interface EntryOrder<Entry> {
  /** How many entries there are. */
  count(entries: Entries<Entry>, place: Place): number;
  /** The keys of the last entries, `max` at most, in their order. */
  lastKeys(entries: Entries<Entry>, place: Place, max: number): readonly string[];
  /** The same entries. */
  last(entries: Entries<Entry>, place: Place, max: number): readonly Entry[];
  /** The first entries after a number of the order: `max` at most. */
  firstAfter(entries: Entries<Entry>, place: Place, after: number, max: number): readonly Entry[];
  /** What the entries weigh together, all or those after a number of the order. */
  weight(entries: Entries<Entry>, place: Place, after?: number): number;
}

interface OrderOptions<Entry> {
  /** The places where an entry is found, each once. */
  placesOf(entry: Entry): readonly Place[];
  orderOf(entry: Entry): number;
  /** What an entry counts in sums. A whole number; 1 by default. */
  weightOf?(entry: Entry): number;
}

/** Creates an index with an order, which is built and follows the changes like any other. */
export function createEntryOrder<Entry>({
  placesOf,
  orderOf,
  weightOf = () => 1,
}: OrderOptions<Entry>): EntryOrder<Entry> {
  const groups = followGroups<Entry, SortedKeys>({
    placesOf,
    gather: (keys, entryAt) => new SortedKeys(keys, measuresBy(entryAt)),
    add: (group, key, entryAt) => group.add(key, measuresBy(entryAt)),
    remove: (group, key, entryAt) => group.remove(key, measuresBy(entryAt)),
    isMoved: (old, next) => orderOf(old) !== orderOf(next) || weightOf(old) !== weightOf(next),
  });

  function measuresBy(entryAt: EntryAt<Entry>): Measures {
    return {
      order: (key) => measured(entryAt(key), orderOf),
      weight: (key) => measured(entryAt(key), weightOf),
    };
  }

  function measured(entry: Entry | undefined, measure: (entry: Entry) => number): number {
    return entry === undefined ? 0 : measure(entry);
  }

  function lastKeys(entries: Entries<Entry>, place: Place, max: number): readonly string[] {
    const found = groups.at(entries, place);
    const kept = firstOf(keysFromEnd(found), max, found.container);
    return merged(kept.reverse(), found.added, measuresBy(found.current).order).slice(-max);
  }

  function keysFromEnd({ group }: Found<Entry, SortedKeys>): Iterable<string> {
    if (typeof group === 'string') return [group];
    return group?.fromEnd() ?? [];
  }

  function keysAfter({ group, committed }: Found<Entry, SortedKeys>, after: number) {
    const measures = measuresBy(committed);
    if (typeof group === 'string') return measures.order(group) > after ? [group] : [];
    return group?.after(after, measures) ?? [];
  }

  function committedWeight({ group, committed }: Found<Entry, SortedKeys>, after?: number): number {
    const measures = measuresBy(committed);
    if (group === undefined) return 0;
    if (typeof group === 'string') {
      return after === undefined || measures.order(group) > after ? measures.weight(group) : 0;
    }
    return after === undefined ? group.weight : group.weightAfter(after, measures);
  }

  return {
    count: (entries, place) => countIn(groups.at(entries, place)),
    lastKeys,
    last: (entries, place, max) => entriesOf(entries, lastKeys(entries, place, max)),
    firstAfter(entries, place, after, max) {
      const found = groups.at(entries, place);
      const { order } = measuresBy(found.current);
      const kept = firstOf(keysAfter(found, after), max, found.container);
      const added = found.added.filter((key) => order(key) > after);
      return entriesOf(entries, merged(kept, added, order).slice(0, max));
    },
    weight(entries, place, after) {
      const found = groups.at(entries, place);
      const sumOf = (keys: readonly string[], { order, weight }: Measures) =>
        keys
          .filter((key) => after === undefined || order(key) > after)
          .reduce((sum, key) => sum + weight(key), 0);
      return (
        committedWeight(found, after) -
        sumOf(found.removed, measuresBy(found.committed)) +
        sumOf(found.added, measuresBy(found.current))
      );
    },
  };
}

/** The first keys that no open draft has changed. */
function firstOf(keys: Iterable<string>, max: number, { before }: DraftContainer): string[] {
  const found: string[] = [];
  for (const key of keys) {
    if (found.length === max) break;
    if (!before.has(key)) found.push(key);
  }
  return found;
}

/** Of equal ones, the added ones are later. */
function merged(
  kept: readonly string[],
  added: readonly string[],
  order: (key: string) => number,
): readonly string[] {
  if (added.length === 0) return kept;
  return [...kept, ...added].sort((one, other) => order(one) - order(other));
}
