import type { Connection } from '../platform/connection.ts';

/** An in-memory connection that can come back, and become scarce. */
export interface MemoryConnection extends Connection {
  restore(): void;
  becomeScarce(): void;
}

export function createMemoryConnection(): MemoryConnection {
  const listeners = new Set<() => void>();
  let isScarce = false;
  return {
    isScarce: () => isScarce,
    becomeScarce() {
      isScarce = true;
    },
    onRestored(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore() {
      for (const listener of listeners) listener();
    },
  };
}
