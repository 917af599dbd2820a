import { type EntryPath, entryPathIn, isContainer, ownValue } from './entry-paths.ts';
import type { BackendState, DraftState } from './state.ts';

/**
 * A state as rules see it: they change it as if in place. Copy-on-write: a changed copy takes the place of each entry
 * that they change, and all that share the old entry keep it as it was.
 */
export interface Draft {
  readonly state: DraftState;
  /** The state with all changes so far. */
  result(): BackendState;
  /** The paths of the entries that were set or deleted. */
  changedPaths(): ReadonlySet<EntryPath>;
  /** The containers of these entries. */
  containers(): Iterable<DraftContainer>;
  /** Takes back all changes. */
  undo(): void;
}

/** A record or a list. */
export type Entries<Entry> = Readonly<Record<string, Entry>> | readonly Entry[];

/** A record or list of a draft. */
export interface DraftContainer<Entry = unknown> {
  /** What it was when the draft was opened. The same object as `current` if it is changed in place. */
  readonly original: Entries<Entry>;
  readonly current: Entries<Entry>;
  /** The changed entries as they were, by key; undefined for a new one. */
  readonly before: ReadonlyMap<string, Entry | undefined>;
}

/** A container, an entry, or a part of one. */
interface Node extends DraftContainer {
  current: Entries<unknown>;
  readonly before: Map<string, unknown>;
  readonly path: string;
  readonly parent: Node | null;
  readonly key: string;
  readonly isContainer: boolean;
  readonly view: object;
  readonly children: Map<string, Node>;
}

/**
 * Where a view has its node. A WeakMap of all drafts would keep them, and the states behind them, until the garbage of
 * the whole heap is collected.
 */
const NODE = Symbol('node');

/**
 * Opens a draft. What is not read costs nothing.
 *
 * @param owned The containers that no other state has. They are changed in place, because to copy 100,000 entries for
 * each new one would take too long. The draft adds the copies that it makes.
 */
export function openDraft(state: BackendState, owned: WeakSet<object>): Draft {
  const changed = new Set<Node>();
  /** What the draft itself has created inside entries. */
  const created = new WeakSet<object>();
  const root = createNode(state, null, '');

  function createNode(original: Entries<unknown>, parent: Node | null, key: string): Node {
    const path = parent === null ? '' : entryPathIn(parent.path, key);
    const node: Node = {
      path,
      original,
      current: original,
      before: new Map(),
      parent,
      key,
      isContainer: parent === null || (parent.isContainer && isContainer(path)),
      children: new Map(),
      // For Array.isArray, the target has the type of the original.
      view: new Proxy(Array.isArray(original) ? [] : {}, {
        get: (_, name) => (name === NODE ? node : read(node, name)),
        has: (_, name) => Reflect.has(node.current, name),
        ownKeys: () => Reflect.ownKeys(node.current),
        getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(node.current, name),
        set(_, name, value) {
          record(node, String(name));
          return Reflect.set(own(node), name, adopt(value));
        },
        deleteProperty(_, name) {
          record(node, String(name));
          return Reflect.deleteProperty(own(node), name);
        },
      }),
    };
    return node;
  }

  function read(node: Node, name: string | symbol): unknown {
    const value: unknown = Reflect.get(node.current, name);
    if (typeof name === 'symbol' || !hasEntries(value)) return value;
    const known = node.children.get(name);
    if (known?.current === value) return known.view;
    const child = createNode(value, node, name);
    node.children.set(name, child);
    return child.view;
  }

  /** Remembers the entry that is about to change. */
  function record(node: Node, name: string): void {
    if (!node.isContainer && node.parent !== null) {
      record(node.parent, node.key);
      return;
    }
    // The length of a list is no entry: its items are.
    if (node.before.has(name) || (Array.isArray(node.current) && name === 'length')) return;
    node.before.set(name, ownValue(node.current, name));
    changed.add(node);
  }

  /** Returns the object to change in place: the current one, or a copy that takes its place. */
  function own(node: Node): object {
    const known = node.isContainer ? owned : created;
    if (known.has(node.current)) return node.current;
    const copy = Array.isArray(node.current) ? [...node.current] : { ...node.current };
    known.add(copy);
    if (node.parent !== null) Reflect.set(own(node.parent), node.key, copy);
    node.current = copy;
    return copy;
  }

  /** Takes a rule's value into the state. The rule may change a new object further. */
  function adopt(value: unknown): unknown {
    if (hasEntries(value) && nodeOf(value) === undefined) created.add(value);
    return withoutViews(value);
  }

  return {
    state: stateOf(root.view),
    result: () => stateOf(root.current),
    changedPaths: () =>
      new Set(
        [...changed].flatMap(({ path, before }) =>
          [...before.keys()].map((key) => entryPathIn(path, key)),
        ),
      ),
    containers: () => changed,
    undo() {
      for (const { current, before } of changed) {
        for (const [key, entry] of [...before].reverse()) restore(current, key, entry);
      }
    },
  };
}

/** The container behind a view of a draft; null for anything else. */
export function containerOf<Entry>(view: Entries<Entry>): DraftContainer<Entry> | null;
export function containerOf(view: Entries<unknown>): DraftContainer | null {
  return nodeOf(view) ?? null;
}

/** What is behind a view. To read many entries there is much faster. */
export function currentEntries<Entry>(view: Entries<Entry>): Entries<Entry> {
  return containerOf(view)?.current ?? view;
}

/** Undefined for what is no view. */
function nodeOf(value: object): Node | undefined {
  return Reflect.get(value, NODE);
}

/** The root of a state, by its type. */
function stateOf(root: object): DraftState;
function stateOf(root: object): object {
  return root;
}

function hasEntries(value: unknown): value is Entries<unknown> {
  return typeof value === 'object' && value !== null;
}

/** Replaces the views in a value by what is behind them: no view gets into a state, and JSON is written faster. */
export function withoutViews(value: unknown): unknown {
  if (!hasEntries(value)) return value;
  const node = nodeOf(value);
  if (node !== undefined) return node.current;
  for (const [key, entry] of Object.entries(value)) {
    const plain = withoutViews(entry);
    if (plain !== entry) Reflect.set(value, key, plain);
  }
  return value;
}

function restore(entries: object, key: string, entry: unknown): void {
  if (entry !== undefined) Reflect.set(entries, key, entry);
  else if (Array.isArray(entries)) entries.length = Number(key);
  else Reflect.deleteProperty(entries, key);
}
