/**
 * Text by key, such as local or session storage. Any method may throw (private mode, quota, policy): the core catches
 * the error and continues in memory.
 */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab changes a key; with null if any may have changed unseen. Returns the cleanup. */
  subscribe(listener: (key: string | null) => void): () => void;
}
