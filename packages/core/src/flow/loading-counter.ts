/** The number of pending loads: the indicator shows while it is above 0 (specification, section 4). */
export interface LoadingCounter {
  /** Never below 0. */
  get(): number;
  /** Calls back on each change. Returns the cleanup. */
  subscribe(listener: (count: number) => void): () => void;
  begin(): void;
  /** Counts a load as ended, successful or not. Ignores an end without a beginning. */
  end(): void;
}

export function createLoadingCounter(): LoadingCounter {
  const listeners = new Set<(count: number) => void>();
  let count = 0;

  function show(next: number): void {
    count = next;
    for (const listener of listeners) listener(count);
  }

  return {
    get: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => show(count + 1),
    end() {
      if (count > 0) show(count - 1);
    },
  };
}
