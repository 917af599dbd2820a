import type { KeyValueStore } from '../platform/key-value-store.ts';

/** An in-memory store, and another tab that writes to it. */
export interface MemoryKeyValueStore extends KeyValueStore {
  /** Sets a key, or removes it with null, as another tab would. */
  changeElsewhere(key: string, value: string | null): void;
  /** Says that any key may have changed, as of a page that was put aside for a while. */
  comeBack(): void;
}

export function createMemoryKeyValueStore(
  entries: Readonly<Record<string, string>> = {},
): MemoryKeyValueStore {
  const values = new Map(Object.entries(entries));
  const listeners = new Set<(key: string | null) => void>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeElsewhere(key, value) {
      if (value === null) values.delete(key);
      else values.set(key, value);
      for (const listener of listeners) listener(key);
    },
    comeBack() {
      for (const listener of listeners) listener(null);
    },
  };
}
