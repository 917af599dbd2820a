import { BACKEND_STATE, type BackendState } from './state.ts';

/**
 * Where an entry of a state is: the names of its collection and its key, joined by slashes, such as
 * `vouchers/voucher-1` or `draws/made/0`. A value outside any collection, such as `startedAt`, is an entry itself.
 */
export type Place = string;

/** The type of what is at a path of the state: a collection has entries, a value is one. */
type Kind = 'record' | 'array' | 'value';

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(BACKEND_STATE.entries).flatMap(([part, schema]) =>
    'entries' in schema
      ? Object.entries(schema.entries).map(([name, { type }]) => [`${part}/${name}`, kindOf(type)])
      : [[part, kindOf(schema.type)] as const],
  ),
);

function kindOf(type: string): Kind {
  return type === 'record' || type === 'array' ? type : 'value';
}

/** The objects and lists that have entries: the state, its collections, and the groups of these. */
const CONTAINERS: ReadonlySet<string> = new Set(
  [...KINDS].flatMap(([path, kind]) => {
    const [part = '', name] = path.split('/');
    if (kind === 'value') return name === undefined ? [] : [part];
    return [part, path];
  }),
);

/** Whether a path leads to an object or list of entries. */
export function isContainer(path: string): boolean {
  return CONTAINERS.has(path);
}

/** The place of an entry, by its container's path. */
export function placeIn(container: string, key: string): Place {
  return container === '' ? key : `${container}/${key}`;
}

/** The entry at a place; undefined if there is none. */
export function entryAt(state: BackendState, place: Place): unknown {
  const { collection, key } = splitPlace(place);
  const found = collection.split('/').reduce<unknown>(ownValue, state);
  return key === null ? found : ownValue(found, key);
}

/** All entries of a state, in its order. */
export function entriesOf(state: BackendState): (readonly [Place, unknown])[] {
  return [...KINDS].flatMap(([collection, kind]) => {
    const found: unknown = entryAt(state, collection);
    if (kind === 'value') return [[collection, found] as const];
    return Object.entries(Object(found)).map(
      ([key, entry]) => [`${collection}/${key}`, entry] as const,
    );
  });
}

/** Builds what may be a state from its entries: the opposite of {@link entriesOf}. */
export function joinEntries(entries: Iterable<readonly [Place, unknown]>): unknown {
  const collections = new Map<string, unknown>(
    [...KINDS].map(([collection, kind]) => [collection, EMPTY[kind]()] as const),
  );
  for (const [place, entry] of entries) {
    const { collection, key } = splitPlace(place);
    const owner = collections.get(collection);
    if (key === null) collections.set(collection, entry);
    else if (Array.isArray(owner)) owner.push(entry);
    // A key may be `__proto__`.
    else Object.defineProperty(Object(owner), key, { value: entry, ...OWN });
  }
  return joinParts(collections);
}

const EMPTY: Readonly<Record<Kind, () => unknown>> = {
  record: () => ({}),
  array: () => [],
  value: () => undefined,
};

const OWN = { configurable: true, enumerable: true, writable: true };

function joinParts(collections: ReadonlyMap<string, unknown>): unknown {
  const groups: Record<string, Record<string, unknown>> = {};
  const parts: Record<string, unknown> = {};
  for (const [collection, content] of collections) {
    const [part = '', name] = collection.split('/');
    if (name === undefined) parts[part] = content;
    else {
      groups[part] = { ...groups[part], [name]: content };
      parts[part] = groups[part];
    }
  }
  return parts;
}

function splitPlace(place: Place): { readonly collection: string; readonly key: string | null } {
  const [part = '', name = ''] = place.split('/', 2);
  const collection = KINDS.has(part) ? part : `${part}/${name}`;
  return { collection, key: place === collection ? null : place.slice(collection.length + 1) };
}

/** A property of an object's own; undefined if there is none. */
export function ownValue(owner: unknown, key: string): unknown {
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key)
    ? Reflect.get(owner, key)
    : undefined;
}
