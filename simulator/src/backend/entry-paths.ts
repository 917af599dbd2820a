import * as v from 'valibot';
import { createPartSharing } from './part-sharing.ts';
import { BACKEND_STATE, type BackendState } from './state.ts';

/**
 * Where an entry of a state is: the names of its collection and its key, joined by slashes, such as
 * `vouchers/voucher-1` or `draws/made/0`. A value outside any collection, such as `startedAt`, is an entry itself.
 */
export type EntryPath = string;

/** The type of what is at a path of the state: a collection has entries, a value is one. */
type Kind = 'record' | 'array' | 'value';

const SCHEMAS: ReadonlyMap<string, v.GenericSchema> = new Map(
  Object.entries(BACKEND_STATE.entries).flatMap(([part, schema]): [string, v.GenericSchema][] =>
    'entries' in schema
      ? Object.entries(schema.entries).map(([name, inner]) => [`${part}/${name}`, inner])
      : [[part, schema]],
  ),
);

const KINDS: ReadonlyMap<string, Kind> = new Map(
  [...SCHEMAS].map(([path, { type }]) => [path, kindOf(type)] as const),
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

/** The parts of a state that hold entries, or are one, such as `vouchers`, `draws/made` and `startedAt`. */
export const PARTS: readonly string[] = [...KINDS.keys()];

/** The lists of what people have left: each of their entries names the person. */
export const RECORD_LISTS: readonly string[] = [...SCHEMAS].flatMap(([path, schema]) =>
  'item' in schema && holdsPerson(Object(schema.item)) ? [path] : [],
);

function holdsPerson({ entries }: { readonly entries?: object }): boolean {
  return entries !== undefined && 'userId' in entries;
}

/** The part of an entry. */
export function partOf(path: EntryPath): string {
  return splitEntryPath(path).collection;
}

/** Whether a path leads to an object or list of entries. */
export function isContainer(path: string): boolean {
  return CONTAINERS.has(path);
}

/** The path of an entry, by its container's path. */
export function entryPathIn(container: string, key: string): EntryPath {
  return container === '' ? key : `${container}/${key}`;
}

/** The entry at a path; undefined if there is none. */
export function entryAt(state: BackendState, path: EntryPath): unknown {
  const { collection, key } = splitEntryPath(path);
  const found = collection.split('/').reduce<unknown>(ownValue, state);
  return key === null ? found : ownValue(found, key);
}

/** All entries of a state, in its order. */
export function entriesOf(state: BackendState): (readonly [EntryPath, unknown])[] {
  return [...KINDS].flatMap(([collection, kind]) => {
    const found: unknown = entryAt(state, collection);
    if (kind === 'value') return [[collection, found] as const];
    return Object.entries(Object(found)).map(
      ([key, entry]) => [`${collection}/${key}`, entry] as const,
    );
  });
}

/**
 * Builds a state from its entries: the opposite of {@link entriesOf}. Reads one after another, because all of them
 * twice, as they come and validated, would not fit into memory.
 *
 * @throws ValiError if they form no state.
 */
export function joinEntries(entries: Iterable<readonly [EntryPath, unknown]>): BackendState {
  const share = createPartSharing();
  const values = new Map<string, unknown>();
  const collections = new Map<string, object>();
  for (const [path, entry] of entries) {
    const { collection, key } = splitEntryPath(path);
    if (key === null) values.set(collection, entry);
    else {
      const owner = collections.get(collection) ?? EMPTY[KINDS.get(collection) ?? 'value']();
      collections.set(collection, owner);
      const parsed = share(parseEntry(collection, entry));
      if (Array.isArray(owner)) owner.push(parsed);
      // A key may be `__proto__`.
      else Object.defineProperty(owner, key, { value: parsed, ...OWN });
    }
  }
  const state = v.parse(BACKEND_STATE, joinParts(values));
  for (const [collection, owner] of collections) {
    const [part = '', name] = collection.split('/');
    if (name === undefined) Reflect.set(state, part, owner);
    else Reflect.set(Object(ownValue(state, part)), name, owner);
  }
  return state;
}

/** Validates an entry by the schema of its collection. */
function parseEntry(collection: string, entry: unknown): unknown {
  const schema = SCHEMAS.get(collection) ?? v.never();
  const [only] = Object.values(
    Object(v.parse(schema, schema.type === 'array' ? [entry] : { entry })),
  );
  return only;
}

const EMPTY: Readonly<Record<Kind, () => object>> = {
  record: () => ({}),
  array: () => [],
  value: () => ({}),
};

const OWN = { configurable: true, enumerable: true, writable: true };

/** A state with these values and no other entries. */
function joinParts(values: ReadonlyMap<string, unknown>): unknown {
  const parts: Record<string, unknown> = {};
  for (const [path, kind] of KINDS) {
    const content = kind === 'value' ? values.get(path) : EMPTY[kind]();
    const [part = '', name] = path.split('/');
    parts[part] = name === undefined ? content : { ...Object(parts[part]), [name]: content };
  }
  return parts;
}

function splitEntryPath(path: EntryPath): {
  readonly collection: string;
  readonly key: string | null;
} {
  const [part = '', name = ''] = path.split('/', 2);
  const collection = KINDS.has(part) ? part : `${part}/${name}`;
  return { collection, key: path === collection ? null : path.slice(collection.length + 1) };
}

/** A property of an object's own; undefined if there is none. */
export function ownValue(owner: unknown, key: string): unknown {
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key)
    ? Reflect.get(owner, key)
    : undefined;
}
