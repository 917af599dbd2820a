import type { AnyMachineSnapshot, EventObject } from 'xstate';

/** A page of a walk: a machine's running actor. */
export interface WalkedPage<Snapshot, Event> {
  send(event: Event): void;
  getSnapshot(): Snapshot;
  stop(): unknown;
}

/** The pages of a walk, as the product loads them. */
export interface WalkedPages<Snapshot, Event, Draft> {
  /** @param draft The draft of the earlier page, or null. */
  load(draft: Draft | null): WalkedPage<Snapshot, Event>;
  /** What outlives a page. */
  draftOf?(snapshot: Snapshot): Draft | null;
}

/** Walks over the pages of one tab. */
export interface WalkedVisit<Snapshot, Event> extends WalkedPage<AnyMachineSnapshot, Event> {
  /** Reloads the page with its draft. */
  reload(): void;
  /** What the laws of the walk speak of now; null if they say nothing. */
  judged(): Snapshot | null;
}

/** Opens the first page. */
export function startVisit<Snapshot extends AnyMachineSnapshot, Event extends EventObject, Draft>(
  pages: WalkedPages<Snapshot, Event, Draft>,
): WalkedVisit<Snapshot, Event> {
  let page = pages.load(null);
  return {
    getSnapshot: () => page.getSnapshot(),
    stop: () => page.stop(),
    judged: () => page.getSnapshot(),
    reload() {
      const draft = pages.draftOf?.(page.getSnapshot()) ?? null;
      page.stop();
      page = pages.load(draft);
    },
    send: (event) => page.send(event),
  };
}
