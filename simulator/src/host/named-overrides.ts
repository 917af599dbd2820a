/** A prepared reply to a future call of this name, which takes the place of its own. */
export interface NamedOverride<Reply> {
  /** Where it was set: a JSON Pointer into a scenario, or a description. */
  readonly pointer: string;
  /** Which call of this name, counted from 1; null for the next one. */
  readonly nth: number | null;
  readonly reply: Reply;
  readonly times: number;
}

/** An override that waits for its call. */
export interface WaitingOverride<Reply> extends NamedOverride<Reply> {
  readonly name: string;
  /** How often it may still be given. */
  readonly left: number;
}

/** Overrides by the name of their call, with the number of calls. */
export interface NamedOverrides<Reply> {
  add(name: string, override: NamedOverride<Reply>): void;
  /** Counts a call. Returns the reply of its override, or null. */
  take(name: string): Reply | null;
  /** The number of calls by name. */
  counts(): Readonly<Record<string, number>>;
  /** The overrides that wait, oldest first. */
  waiting(): readonly WaitingOverride<Reply>[];
  /** Pointers to unused overrides. */
  unused(): string[];
  /** Clears all overrides and counts. */
  clear(): void;
  /** Calls back when one is added or taken, and when all are cleared. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
}

export function createNamedOverrides<Reply>(): NamedOverrides<Reply> {
  const listeners = new Set<() => void>();
  let counts: Record<string, number> = {};
  let all: WaitingOverride<Reply>[] = [];

  function set(next: WaitingOverride<Reply>[]): void {
    all = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    add: (name, override) => set([...all, { ...override, name, left: override.times }]),
    take(name) {
      const nth = (counts[name] ?? 0) + 1;
      counts[name] = nth;
      const fitting = all.find(
        (one) => one.name === name && one.left > 0 && (one.nth ?? nth) === nth,
      );
      set(all.map((one) => (one === fitting ? { ...one, left: one.left - 1 } : one)));
      return fitting?.reply ?? null;
    },
    counts: () => ({ ...counts }),
    waiting: () => all.filter(({ left }) => left > 0),
    clear() {
      counts = {};
      set([]);
    },
    unused: () => all.filter(({ left, times }) => left === times).map(({ pointer }) => pointer),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
