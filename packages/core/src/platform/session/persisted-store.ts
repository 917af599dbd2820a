import * as v from 'valibot';
import type { KeyValueStore } from '../key-value-store.ts';

/** A piece of the client's state that outlives the page. */
export interface PersistedStore<State extends object> {
  get(): State;
  /** Changes some fields, and keeps them. */
  set(change: Partial<State>): void;
  /** Tells of every change, another tab's too. Returns the cleanup. */
  subscribe(listener: (state: State) => void): () => void;
}

/** The format of what is stored; another one is put aside, never guessed at. */
const VERSION = 1;

/** Where text that is not ours to read is kept, once, for support. */
export function asideKey(key: string): string {
  return `${key}.aside`;
}

/** Writes a state as it is stored. */
export function serializeState(state: object): string {
  return JSON.stringify({ version: VERSION, state });
}

/**
 * Opens a persisted store. Storage that throws, is full, or holds something else never stops the app:
 * what can't be read is put aside, what can't be written stays in memory.
 */
export function openPersistedStore<State extends object>(options: {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, State>;
  readonly initial: State;
  readonly storage: KeyValueStore;
}): PersistedStore<State> {
  const { key, schema, initial, storage } = options;
  const stored = v.object({ version: v.literal(VERSION), state: schema });

  function read(): State | null {
    const text = attempt(() => storage.get(key), null);
    if (text === null) return null;
    const parsed = v.safeParse(stored, parseJson(text));
    if (parsed.success) return parsed.output.state;
    putAside(text);
    return null;
  }

  function putAside(text: string): void {
    attempt(() => storage.set(asideKey(key), text), undefined);
    attempt(() => storage.remove(key), undefined);
  }

  const listeners = new Set<(state: State) => void>();
  let state = read() ?? initial;

  function replace(next: State): void {
    state = next;
    for (const listener of listeners) listener(state);
  }

  function followOtherTabs(changedKey: string): void {
    if (changedKey === key) replace(read() ?? initial);
  }

  attempt<unknown>(() => storage.subscribe(followOtherTabs), undefined);

  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change };
      attempt(() => storage.set(key, serializeState(next)), undefined);
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

function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
