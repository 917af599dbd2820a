import type { WalkedPage } from './walked-visit.ts';

/** Detects what a page leaves of one member for the next user. */
export interface MemberWatch<Snapshot> {
  /** How often a member's input was left for the next user. */
  timesLeaked(): number;
  /** Tracks logins and logouts on a loaded page. */
  follow<Event extends { readonly type: string }>(
    page: WalkedPage<Snapshot, Event>,
  ): WalkedPage<Snapshot, Event>;
}

/**
 * Watches whether a page leaks a member's input to the next user. A visitor's input survives their login, a member's
 * input belongs to that member.
 *
 * @param draftOf returns the input that would be stored; null if none
 */
export function watchMembers<Snapshot extends { readonly context: { readonly loggedIn: boolean } }>(
  draftOf: (snapshot: Snapshot) => unknown,
): MemberWatch<Snapshot> {
  let handedOn = 0;
  return {
    timesLeaked: () => handedOn,
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
