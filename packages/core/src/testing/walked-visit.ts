import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { type DraftPlace, findDraft, hasOwnDraft, keepDraft } from '../app/page-drafts.ts';
import type { ChangeWatch } from './change-watch.ts';

/** A page of a walk: a machine's running actor. */
export interface WalkedPage<Snapshot, Event> {
  send(event: Event): void;
  getSnapshot(): Snapshot;
  stop(): unknown;
}

/** The start of a page. */
export interface WalkedStart<Draft> {
  readonly loggedIn: boolean;
  /** The current user's draft of an earlier page, or null. */
  readonly draft: Draft | null;
}

/** The pages of a walk, as the product loads them. */
export interface WalkedPages<Snapshot, Event, Draft> {
  load(start: WalkedStart<Draft>): WalkedPage<Snapshot, Event>;
  /** What outlives a page. */
  draftOf?(snapshot: Snapshot): Draft | null;
  /** The key of the next page, if there are several. */
  pageKey?(): string;
  /** The changes of the current user. */
  readonly changes: readonly Pick<ChangeWatch, 'release'>[];
}

/** Walks over the pages of one tab, with logins and logouts. */
export interface WalkedVisit<Snapshot, Event> extends WalkedPage<AnyMachineSnapshot, Event> {
  /** Reloads the page with its draft. */
  reload(): void;
  /** What the laws of the walk speak of now; null if they say nothing. */
  judged(): Snapshot | null;
}

/**
 * Opens the first page for a member. A user who logs out or must log in returns as the same user; a member is replaced
 * by another. Each finds their own draft, as in the product.
 */
export function startVisit<Snapshot extends AnyMachineSnapshot, Event extends EventObject, Draft>(
  pages: WalkedPages<Snapshot, Event, Draft>,
): WalkedVisit<Snapshot, Event> {
  let drafts: Readonly<Record<string, Draft>> = {};
  let user = 1;
  let isHere = true;
  let key = '';
  let page = open();

  function open(): WalkedPage<Snapshot, Event> {
    key = pages.pageKey?.() ?? '';
    return pages.load({ loggedIn: isHere, draft: findDraft(drafts, place()) });
  }

  function place(): DraftPlace {
    return { page: key, userId: isHere ? String(user) : null };
  }

  function keep(): void {
    drafts = keepDraft(drafts, place(), pages.draftOf?.(page.getSnapshot()) ?? null);
  }

  function reopen(): void {
    page.stop();
    page = open();
  }

  /** Whether the page resumes the draft of the returning user. */
  function logIn(): boolean {
    keep();
    if (isHere && !page.getSnapshot().matches('loginRequired')) {
      user += 1;
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
    judged: () => page.getSnapshot(),
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
