import { createStore, get, promisifyRequest } from 'idb-keyval';

/** Keeps a value between visits. */
export interface Keeper {
  /** What was kept, of whatever version; undefined where there is nothing. */
  load(): Promise<unknown>;
  save(value: unknown): Promise<void>;
}

/**
 * Keeps a value in IndexedDB: the frame shares local and session storage with this page, and clearing
 * the app's must not clear ours. Where there is none, nothing is kept.
 */
export function createKeeper(key: string): Keeper {
  const database = createStore('simulator', 'kept');
  return {
    load: () => get<unknown>(key, database).catch(() => undefined),
    save: (value) =>
      database('readwrite', (kept) => {
        kept.put(value, key);
        // One that is left to commit by itself is given up when the page is left before its turn.
        kept.transaction.commit();
        return promisifyRequest(kept.transaction);
      }),
  };
}
