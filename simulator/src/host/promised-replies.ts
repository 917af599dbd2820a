/** A reply promised to a future call. */
export interface Promised<Reply> {
  /** Where it was promised: a JSON Pointer into a scenario, or a description. */
  readonly pointer: string;
  /** Which call of this name, counted from 1; null for the next one. */
  readonly nth: number | null;
  readonly reply: Reply;
  readonly times: number;
}

/** A reply that is still waiting. */
export interface WaitingReply<Reply> extends Promised<Reply> {
  readonly name: string;
  /** How often it may still be given. */
  readonly left: number;
}

/** Promised replies by call name, with the number of calls. */
export interface PromisedReplies<Reply> {
  promise(name: string, promised: Promised<Reply>): void;
  /** Counts a call. Returns its promised reply, or null. */
  take(name: string): Reply | null;
  /** The number of calls by name. */
  counts(): Readonly<Record<string, number>>;
  /** The waiting replies, in order of their promise. */
  waiting(): readonly WaitingReply<Reply>[];
  /** Pointers to unused replies. */
  unusedReplies(): string[];
  /** Clears all promises and counts. */
  forget(): void;
  /** Calls back on each promise, clearing and call. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
}

export function createPromisedReplies<Reply>(): PromisedReplies<Reply> {
  const listeners = new Set<() => void>();
  let counts: Record<string, number> = {};
  let all: WaitingReply<Reply>[] = [];

  function set(next: WaitingReply<Reply>[]): void {
    all = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    promise: (name, promised) => set([...all, { ...promised, name, left: promised.times }]),
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
    forget() {
      counts = {};
      set([]);
    },
    unusedReplies: () =>
      all.filter(({ left, times }) => left === times).map(({ pointer }) => pointer),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
