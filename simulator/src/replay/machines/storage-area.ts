import { createMemoryKeyValueStore, type MemoryKeyValueStore } from '@cangkir/core/testing';
import { storedText } from '../text-to-store.ts';

/** A storage area of the browser, which outlives its pages. */
export interface StorageArea extends MemoryKeyValueStore {
  entries(): Readonly<Record<string, string>>;
}

/** @param seed By key: a text as it is, anything else as its JSON. */
export function createStorageArea(seed: Readonly<Record<string, unknown>>): StorageArea {
  const texts = Object.entries(seed).map(([key, value]) => [key, storedText(value)] as const);
  const store = createMemoryKeyValueStore(Object.fromEntries(texts));
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
