/** What was promised to a call that is still to come. */
export interface Promised<Reply> {
  /** Where it was promised: a JSON Pointer into a scenario, or words for who promised it. */
  readonly pointer: string;
  /** Which call of this name, counted from 1; null for the next one. */
  readonly nth: number | null;
  readonly reply: Reply;
  readonly times: number;
}

/** One that is still to be asked for. */
export interface WaitingReply<Reply> extends Promised<Reply> {
  readonly name: string;
  /** How often it may still be given. */
  readonly left: number;
}

/** Replies that take the place of others, by the name of what is called; and how often each was called. */
export interface PromisedReplies<Reply> {
  promise(name: string, promised: Promised<Reply>): void;
  /** Counts a call. Returns the reply that was promised to it, or null. */
  take(name: string): Reply | null;
  /** How often each name was called. */
  counts(): Readonly<Record<string, number>>;
  /** What is still to be asked for, in the order in which it was promised. */
  waiting(): readonly WaitingReply<Reply>[];
  /** Pointers to what nobody asked for. */
  unasked(): string[];
  /** Forgets what was promised and counted. */
  forget(): void;
  /** Tells when something was promised or forgotten, and of every call. Returns the cleanup. */
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
    unasked: () => all.filter(({ left, times }) => left === times).map(({ pointer }) => pointer),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
