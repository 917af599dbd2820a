import { containerOf, type Draft, type DraftContainer, type Entries } from './draft.ts';

/**
 * An index of the state: it finds the entries of a record or list by what they hold, such as the claims of a person,
 * without a look at all of them. It is built at the first search. Then each change of a draft that is final moves only
 * the keys of the changed entries. A search during a draft takes the committed keys and the draft's own changes.
 */

/** What an entry is found by: a value, alone or within another one, such as a person within a campaign. */
export type Place = string | readonly [scope: string, value: string];

/** An index, as changes reach it. */
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

/** An entry by its key. */
export type EntryAt<Entry> = (key: string) => Entry | undefined;

/** How an index keeps the keys of a place. A place with one key, as most have, keeps it as it is, without a group. */
interface Grouping<Entry, Group> {
  placesOf(entry: Entry): readonly Place[];
  /** Makes the group of a place with several keys. */
  gather(keys: readonly string[], entryAt: EntryAt<Entry>): Group;
  add(group: Group, key: string, entryAt: EntryAt<Entry>): void;
  remove(group: Group, key: string, entryAt: EntryAt<Entry>): void;
  /** Whether a changed entry has another position at the same place. */
  isMoved(old: Entry, next: Entry): boolean;
}

/** The key or the group of each place, by scope and value. */
type Groups<Group> = Map<string, Map<string, string | Group>>;

/** What is known of a place. */
export interface Found<Entry, Group> {
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

/** An index whose places have groups of this kind. */
export function followGroups<Entry, Group extends { readonly size: number }>(
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

/** How many keys there are at a place. */
export function countIn<Group extends { readonly size: number }>({
  group,
  removed,
  added,
}: Found<unknown, Group>): number {
  const size = typeof group === 'string' ? 1 : (group?.size ?? 0);
  return size - removed.length + added.length;
}

function committedIn<Entry>({ current, before }: DraftContainer<Entry>): EntryAt<Entry> {
  return before.size === 0
    ? (key) => entryOf(current, key)
    : (key) => (before.has(key) ? before.get(key) : entryOf(current, key));
}

function currentIn<Entry>({ current }: DraftContainer<Entry>): EntryAt<Entry> {
  return (key) => entryOf(current, key);
}

/** The entries of keys. */
export function entriesOf<Entry>(
  entries: Entries<Entry>,
  keys: readonly string[],
): readonly Entry[] {
  return keys.flatMap((key) => entryOf(entries, key) ?? []);
}

function entryOf<Entry>(entries: Entries<Entry>, key: string): Entry | undefined {
  return Reflect.get(entries, key);
}

function unchanged<Entry>(entries: Entries<Entry>): DraftContainer<Entry> {
  return { original: entries, current: entries, before: new Map() };
}
