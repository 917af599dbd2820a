/** What a scenario promised to a call that is still to come. */
interface Promised<Reply> {
  readonly pointer: string;
  /** Which call of this name, counted from 1; null for the next one. */
  readonly nth: number | null;
  readonly reply: Reply;
  readonly times: number;
}

/** Replies that take the place of others, by the name of what is called; and how often each was called. */
export interface PromisedReplies<Reply> {
  promise(name: string, promised: Promised<Reply>): void;
  /** Counts a call. Returns the reply that was promised to it, or null. */
  take(name: string): Reply | null;
  /** How often each name was called. */
  counts(): Readonly<Record<string, number>>;
  /** Pointers to what nobody asked for. */
  unasked(): string[];
  /** Forgets what was promised and counted. */
  forget(): void;
}

interface Waiting<Reply> extends Promised<Reply> {
  readonly name: string;
  left: number;
}

export function createPromisedReplies<Reply>(): PromisedReplies<Reply> {
  let counts: Record<string, number> = {};
  let all: Waiting<Reply>[] = [];

  return {
    promise: (name, promised) => void all.push({ ...promised, name, left: promised.times }),
    take(name) {
      const nth = (counts[name] ?? 0) + 1;
      counts[name] = nth;
      const fitting = all.find(
        (one) => one.name === name && one.left > 0 && (one.nth ?? nth) === nth,
      );
      if (fitting === undefined) return null;
      fitting.left -= 1;
      return fitting.reply;
    },
    counts: () => ({ ...counts }),
    forget() {
      counts = {};
      all = [];
    },
    unasked: () => all.filter(({ left, times }) => left === times).map(({ pointer }) => pointer),
  };
}
