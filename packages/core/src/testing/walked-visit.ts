import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { type DraftPlace, findDraft, hasOwnDraft, keepDraft } from '../app/page-drafts.ts';
import type { ChangeWatch } from './change-watch.ts';

/** A page that a walk goes over: a machine's actor, running. */
export interface WalkedPage<Snapshot, Event> {
  send(event: Event): void;
  getSnapshot(): Snapshot;
  stop(): unknown;
}

/** What a page is loaded with. */
export interface WalkedStart<Draft> {
  readonly loggedIn: boolean;
  /** What the person who is here left on an earlier page; or null. */
  readonly draft: Draft | null;
}

/** The pages of a walk, as the product loads them. */
export interface WalkedPages<Snapshot, Event, Draft> {
  load(start: WalkedStart<Draft>): WalkedPage<Snapshot, Event>;
  /** What outlives a page. */
  draftOf?(snapshot: Snapshot): Draft | null;
  /** Which of its kind the next page is, where there are several. */
  pageKey?(): string;
  /** What is changed by whoever is here. */
  readonly changes: readonly Pick<ChangeWatch, 'release'>[];
}

/** Walks over the pages of one tab, where people log in and out. */
export interface WalkedVisit<Snapshot, Event> extends WalkedPage<Snapshot, Event> {
  /** The page goes away, and is loaded anew with what it left behind. */
  reload(): void;
}

/**
 * Opens the first page, for somebody who is logged in. Who is logged out or has to log in comes back as the same
 * person, and who is logged in makes room for somebody else. Each finds what they left, as in the product.
 */
export function startVisit<Snapshot extends AnyMachineSnapshot, Event extends EventObject, Draft>(
  pages: WalkedPages<Snapshot, Event, Draft>,
): WalkedVisit<Snapshot, Event> {
  let drafts: Readonly<Record<string, Draft>> = {};
  let person = 1;
  let isHere = true;
  let key = '';
  let page = open();

  function open(): WalkedPage<Snapshot, Event> {
    key = pages.pageKey?.() ?? '';
    return pages.load({ loggedIn: isHere, draft: findDraft(drafts, place()) });
  }

  function place(): DraftPlace {
    return { page: key, userId: isHere ? String(person) : null };
  }

  function keep(): void {
    drafts = keepDraft(drafts, place(), pages.draftOf?.(page.getSnapshot()) ?? null);
  }

  function reopen(): void {
    page.stop();
    page = open();
  }

  /** Tells whether the page goes on with what the person who is back had left. */
  function logIn(): boolean {
    keep();
    if (isHere && !page.getSnapshot().matches('loginRequired')) {
      person += 1;
      for (const change of pages.changes) change.release();
      return false;
    }
    isHere = true;
    if (!hasOwnDraft(drafts, place())) return false;
    reopen();
    return true;
  }

  function logOut(): void {
    keep();
    isHere = false;
  }

  return {
    getSnapshot: () => page.getSnapshot(),
    stop: () => page.stop(),
    reload() {
      keep();
      reopen();
    },
    send(event) {
      const isLogin = isLoginOf(event) && !(event.type === 'IDENTIFIED' && isHere);
      if (isLogin && logIn()) return;
      if (isLogoutOf(event)) logOut();
      page.send(event);
    },
  };
}

function isLoginOf(event: EventObject): boolean {
  return (
    event.type === 'IDENTIFIED' || (event.type === 'SESSION_CHANGED' && isLoggedInAfter(event))
  );
}

function isLogoutOf(event: EventObject): boolean {
  return event.type === 'SESSION_CHANGED' && !isLoggedInAfter(event);
}

function isLoggedInAfter(event: EventObject): boolean {
  return 'loggedIn' in event && event['loggedIn'] === true;
}
