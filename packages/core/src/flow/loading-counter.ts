/** How many things load at the moment: the indicator shows while there is one (specification, section 4). */
export interface LoadingCounter {
  /** Never below 0. */
  get(): number;
  /** Tells of each change. Returns the cleanup. */
  subscribe(listener: (count: number) => void): () => void;
  /** Something begins to load. */
  begin(): void;
  /** Something has loaded, or failed to; an end without a beginning counts for nothing. */
  end(): void;
}

/** Makes a counter at 0. */
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
