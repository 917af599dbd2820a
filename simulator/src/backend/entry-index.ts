import { containerOf, type Draft, type DraftContainer, type Entries } from './draft.ts';
import { type Measures, SortedKeys } from './sorted-keys.ts';

/** What an entry is found by: a value, alone or within another one, such as a person within a campaign. */
export type Place = string | readonly [scope: string, value: string];

/** Finds the entries of a record or list by a value inside them, in the same time for any number of other entries. */
export interface EntryIndex<Entry> {
  /** The keys of the entries at a place; in a list, their positions. */
  keys(entries: Entries<Entry>, place: Place): readonly string[];
  /** The entries at a place. */
  find(entries: Entries<Entry>, place: Place): readonly Entry[];
  /** How many entries there are, in the same time for any number. */
  count(entries: Entries<Entry>, place: Place): number;
}

/** An index with an order, such as time. Questions take the same time for any number of entries, also at one place. */
export interface EntryOrder<Entry> {
  /** How many entries there are. */
  count(entries: Entries<Entry>, place: Place): number;
  /** The keys of the last entries: `max` at most, only those up to a number of the order, and in its order. */
  lastKeys(entries: Entries<Entry>, place: Place, max: number, upTo?: number): readonly string[];
  /** The same entries. */
  last(entries: Entries<Entry>, place: Place, max: number, upTo?: number): readonly Entry[];
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

interface Follower<Entry> {
  follow(container: DraftContainer<Entry>): void;
}

const followers: Follower<unknown>[] = [];

/** Brings all indexes up to date with the changes of a draft, which are final. */
export function updateIndexes(draft: Draft): void {
  for (const container of draft.containers()) {
    for (const follower of followers) follower.follow(container);
  }
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

  function lastKeys(
    entries: Entries<Entry>,
    place: Place,
    max: number,
    upTo = Number.POSITIVE_INFINITY,
  ): readonly string[] {
    const found = groups.at(entries, place);
    const { order } = measuresBy(found.current);
    const isWanted = (key: string) => order(key) <= upTo;
    const kept = firstOf(keysUpTo(found, upTo), max, found.container);
    return merged(kept.reverse(), found.added.filter(isWanted), order).slice(-max);
  }

  function keysUpTo({ group, committed }: Found<Entry, SortedKeys>, upTo: number) {
    const measures = measuresBy(committed);
    if (typeof group === 'string') return measures.order(group) <= upTo ? [group] : [];
    return group?.upTo(upTo, measures) ?? [];
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
    last: (entries, place, max, upTo) => entriesOf(entries, lastKeys(entries, place, max, upTo)),
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

type EntryAt<Entry> = (key: string) => Entry | undefined;

/** How an index keeps the keys of a place that has several. Most places have one key, kept without more. */
interface Grouping<Entry, Group> {
  placesOf(entry: Entry): readonly Place[];
  gather(keys: readonly string[], entryAt: EntryAt<Entry>): Group;
  add(group: Group, key: string, entryAt: EntryAt<Entry>): void;
  remove(group: Group, key: string, entryAt: EntryAt<Entry>): void;
  /** Whether a changed entry has another position at the same place. */
  isMoved(old: Entry, next: Entry): boolean;
}

/** By scope and value. */
type Groups<Group> = Map<string, Map<string, string | Group>>;

/** What is known of a place. */
interface Found<Entry, Group> {
  /** Its keys without the open draft's changes. */
  readonly group: string | Group | undefined;
  readonly container: DraftContainer<Entry>;
  /** The changed entries that were here. */
  readonly removed: readonly string[];
  /** The changed entries that are here now. */
  readonly added: readonly string[];
  /** An entry without the open draft's changes. */
  readonly committed: EntryAt<Entry>;
  readonly current: EntryAt<Entry>;
}

function followGroups<Entry, Group extends { readonly size: number }>(
  grouping: Grouping<Entry, Group>,
) {
  /** By record or list, without the changes of open drafts. */
  const built = new WeakMap<Entries<Entry>, Groups<Group>>();

  function placesIn(entry: Entry | undefined): readonly Place[] {
    return entry === undefined ? [] : grouping.placesOf(entry);
  }

  function build(container: DraftContainer<Entry>): Groups<Group> {
    const { original, current, before } = container;
    const committed = committedIn(container);
    const lists: Groups<string[]> = new Map();
    const gone = [...before.keys()].filter((key) => !Object.hasOwn(current, key));
    for (const key of [...Object.keys(current), ...gone]) {
      for (const place of placesIn(committed(key))) {
        const [values, value] = valuesAt(lists, place);
        const known = values.get(value);
        if (typeof known === 'object') known.push(key);
        else values.set(value, known === undefined ? key : [known, key]);
      }
    }
    const groups = new Map(
      [...lists].map(([scope, values]) => [scope, gathered(values, committed)] as const),
    );
    built.set(original, groups);
    return groups;
  }

  function gathered(values: Map<string, string | string[]>, entryAt: EntryAt<Entry>) {
    const result = new Map<string, string | Group>();
    for (const [value, keys] of values) {
      result.set(value, typeof keys === 'string' ? keys : grouping.gather(keys, entryAt));
    }
    return result;
  }

  function add(groups: Groups<Group>, place: Place, key: string, entryAt: EntryAt<Entry>): void {
    const [values, value] = valuesAt(groups, place);
    const group = values.get(value);
    if (typeof group === 'object') grouping.add(group, key, entryAt);
    else values.set(value, group === undefined ? key : grouping.gather([group, key], entryAt));
  }

  function remove(groups: Groups<Group>, place: Place, key: string, entryAt: EntryAt<Entry>): void {
    const [values, value] = valuesAt(groups, place);
    const group = values.get(value);
    if (typeof group === 'object') grouping.remove(group, key, entryAt);
    if (group === key || (typeof group === 'object' && group.size === 0)) values.delete(value);
  }

  const follower: Follower<Entry> = {
    follow(container) {
      const { original, current, before } = container;
      const groups = built.get(original);
      if (groups === undefined) return;
      const entryNow = currentIn(container);
      const moves = [...before].map(([key, old]) => {
        const next = entryNow(key);
        const [from, to] = [placesIn(old), placesIn(next)];
        const stays =
          old !== undefined && next !== undefined && !grouping.isMoved(old, next)
            ? (place: Place, places: readonly Place[]) => places.some((one) => isSame(one, place))
            : () => false;
        return {
          key,
          from: from.filter((place) => !stays(place, to)),
          to: to.filter((place) => !stays(place, from)),
        };
      });
      const committed = committedIn(container);
      for (const { key, from } of moves) {
        for (const place of from) remove(groups, place, key, committed);
      }
      for (const { key, to } of moves) for (const place of to) add(groups, place, key, entryNow);
      built.delete(original);
      built.set(current, groups);
    },
  };
  followers.push(follower);

  return {
    at(entries: Entries<Entry>, place: Place): Found<Entry, Group> {
      const container = containerOf(entries) ?? unchanged(entries);
      const groups = built.get(container.original) ?? build(container);
      const [scope, value] = partsOf(place);
      const [committed, current] = [committedIn(container), currentIn(container)];
      const changed = container.before.size === 0 ? [] : [...container.before.keys()];
      const isHere = (entry: Entry | undefined) =>
        placesIn(entry).some((one) => isSame(one, place));
      return {
        group: groups.get(scope)?.get(value),
        container,
        removed: changed.filter((key) => isHere(committed(key))),
        added: changed.filter((key) => isHere(current(key))),
        committed,
        current,
      };
    },
  };
}

function valuesAt<Group>(
  groups: Groups<Group>,
  place: Place,
): readonly [Map<string, string | Group>, string] {
  const [scope, value] = partsOf(place);
  const known = groups.get(scope);
  if (known !== undefined) return [known, value];
  const values = new Map<string, string | Group>();
  groups.set(scope, values);
  return [values, value];
}

function partsOf(place: Place): readonly [scope: string, value: string] {
  return typeof place === 'string' ? ['', place] : place;
}

function isSame(one: Place, other: Place): boolean {
  const [[scope, value], [otherScope, otherValue]] = [partsOf(one), partsOf(other)];
  return scope === otherScope && value === otherValue;
}

function countIn<Group extends { readonly size: number }>({
  group,
  removed,
  added,
}: Found<unknown, Group>): number {
  const size = typeof group === 'string' ? 1 : (group?.size ?? 0);
  return size - removed.length + added.length;
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

function committedIn<Entry>({ current, before }: DraftContainer<Entry>): EntryAt<Entry> {
  return before.size === 0
    ? (key) => entryOf(current, key)
    : (key) => (before.has(key) ? before.get(key) : entryOf(current, key));
}

function currentIn<Entry>({ current }: DraftContainer<Entry>): EntryAt<Entry> {
  return (key) => entryOf(current, key);
}

function entriesOf<Entry>(entries: Entries<Entry>, keys: readonly string[]): readonly Entry[] {
  return keys.flatMap((key) => entryOf(entries, key) ?? []);
}

function entryOf<Entry>(entries: Entries<Entry>, key: string): Entry | undefined {
  return Reflect.get(entries, key);
}

function unchanged<Entry>(entries: Entries<Entry>): DraftContainer<Entry> {
  return { original: entries, current: entries, before: new Map() };
}
