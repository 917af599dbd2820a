import type { Connection } from '../platform/connection.ts';

/** An in-memory connection that can come back. */
export interface MemoryConnection extends Connection {
  restore(): void;
}

export function createMemoryConnection(): MemoryConnection {
  const listeners = new Set<() => void>();
  return {
    onRestored(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore() {
      for (const listener of listeners) listener();
    },
  };
}
