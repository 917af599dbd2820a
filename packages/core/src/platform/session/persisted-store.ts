import * as v from 'valibot';
import type { KeyValueStore } from '../key-value-store.ts';

/** Client state that outlives the page. */
export interface PersistedStore<State extends object> {
  get(): State;
  /** Changes some fields, and stores them. */
  set(change: Partial<State>): void;
  /** Calls back on every change, including those of other tabs. Returns the cleanup. */
  subscribe(listener: (state: State) => void): () => void;
}

/** The format version of stored state. Other versions are dropped, not migrated. */
const VERSION = 1;

export function serializeState(state: object): string {
  return JSON.stringify({ version: VERSION, state });
}

/** Parses serialized state. Null if the text is anything else. */
export function parseState<State>(
  schema: v.GenericSchema<unknown, State>,
  text: string,
): State | null {
  const stored = v.object({ version: v.literal(VERSION), state: schema });
  const parsed = v.safeParse(stored, parseJson(text));
  return parsed.success ? parsed.output.state : null;
}

/**
 * Opens a persisted store. Storage that throws, is full, or holds unreadable text never stops the app: unreadable text
 * is dropped, as it may hold a token or a phone that no later logout would remove, and failed writes stay in memory.
 */
export function openPersistedStore<State extends object>(options: {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, State>;
  readonly initial: State;
  readonly storage: KeyValueStore;
}): PersistedStore<State> {
  const { key, schema, initial, storage } = options;

  /** What was stored when it was read or written last. */
  let known: { readonly text: string; readonly state: State } | null = null;

  function read(): State | null {
    const text = attempt(() => storage.get(key), null);
    if (text === null) known = null;
    else if (text !== known?.text) {
      const stored = parseState(schema, text);
      known = stored && { text, state: stored };
      if (stored === null) attempt(() => storage.remove(key), undefined);
    }
    return known?.state ?? null;
  }

  const listeners = new Set<(state: State) => void>();
  let state = read() ?? initial;
  /** What could not be stored is in memory alone. */
  let isStored = true;

  function replace(next: State): void {
    state = next;
    for (const listener of listeners) listener(state);
  }

  function followOtherTabs(changedKey: string | null): void {
    if (changedKey === key || (changedKey === null && isStored)) replace(read() ?? initial);
  }

  /** A page hears late of what another tab stores, and would undo that by storing again what is there already. */
  function store(next: State): boolean {
    const text = serializeState(next);
    if (!isStored || text !== known?.text) storage.set(key, text);
    known = { text, state: next };
    return true;
  }

  attempt<unknown>(() => storage.subscribe(followOtherTabs), undefined);

  return {
    get: () => state,
    set(change) {
      // Another tab may have stored something that this one has yet to hear of.
      const stored = isStored ? read() : null;
      const next = { ...(stored ?? state), ...change };
      isStored = attempt(() => store(next), false);
      replace(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parseJson(text: string): unknown {
  return attempt(() => JSON.parse(text), undefined);
}

/** Runs what may throw, such as a call of storage. */
export function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
