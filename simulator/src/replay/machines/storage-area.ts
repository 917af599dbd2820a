import { createMemoryKeyValueStore, type MemoryKeyValueStore } from '@cangkir/core/testing';

/** A storage area of the browser, which outlives its pages. */
export interface StorageArea extends MemoryKeyValueStore {
  entries(): Readonly<Record<string, string>>;
}

export function createStorageArea(seed: Readonly<Record<string, string>>): StorageArea {
  const store = createMemoryKeyValueStore(seed);
  const keys = new Set(Object.keys(seed));
  return {
    ...store,
    set(key, value) {
      keys.add(key);
      store.set(key, value);
    },
    changeElsewhere(key, value) {
      keys.add(key);
      store.changeElsewhere(key, value);
    },
    entries: () =>
      Object.fromEntries(
        [...keys].flatMap((key) => {
          const value = store.get(key);
          return value === null ? [] : [[key, value]];
        }),
      ),
  };
}
