/**
 * Text under a key, such as the browser's local or session storage. Every method may throw (private
 * mode, quota, a policy): the core catches it and goes on in memory.
 */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Tells when somebody else (another tab) changed a key. Returns the cleanup. */
  subscribe(listener: (key: string) => void): () => void;
}
