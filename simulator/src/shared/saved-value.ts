import { createStore, get, promisifyRequest } from 'idb-keyval';

/** A value that survives a reload. */
export interface SavedValue {
  /** The last saved value, of any version of the simulator; undefined if there is none. */
  load(): Promise<unknown>;
  save(value: unknown): Promise<void>;
}

/**
 * Saves a value in IndexedDB: the frame shares local and session storage with this page, and clearing
 * the app's must not clear ours. Without IndexedDB, nothing is loaded.
 */
export function createSavedValue(key: string): SavedValue {
  const database = createStore('simulator', 'kept');
  return {
    load: () => get<unknown>(key, database).catch(() => undefined),
    save: (value) =>
      database('readwrite', (values) => {
        values.put(value, key);
        // Without an explicit commit, leaving the page drops a pending transaction.
        values.transaction.commit();
        return promisifyRequest(values.transaction);
      }),
  };
}
