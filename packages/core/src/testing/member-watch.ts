import type { WalkedPage } from './walked-visit.ts';

/** A page on which members do things, and what of it is left for whoever comes after them. */
export interface MemberWatch<Snapshot> {
  /** How often a member went, and what they had done was there for the next. */
  timesHandedOn(): number;
  /** Takes note of who comes and goes on a page that has been loaded. */
  follow<Event extends { readonly type: string }>(
    page: WalkedPage<Snapshot, Event>,
  ): WalkedPage<Snapshot, Event>;
}

/**
 * Watches whether a page hands what a member did on it to whoever comes next: what a visitor did goes along
 * with them into their session, a member's is kept for that member alone.
 *
 * @param draftOf tells what is done and would be kept; null where that is nothing
 */
export function watchMembers<Snapshot extends { readonly context: { readonly loggedIn: boolean } }>(
  draftOf: (snapshot: Snapshot) => unknown,
): MemberWatch<Snapshot> {
  let handedOn = 0;
  return {
    timesHandedOn: () => handedOn,
    follow: (page) => ({
      getSnapshot: () => page.getSnapshot(),
      stop: () => page.stop(),
      send(event) {
        const isLeft = event.type === 'SESSION_CHANGED' && page.getSnapshot().context.loggedIn;
        page.send(event);
        if (isLeft && draftOf(page.getSnapshot()) !== null) handedOn += 1;
      },
    }),
  };
}
