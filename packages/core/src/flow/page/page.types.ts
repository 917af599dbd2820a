import type { Query } from '../../platform/navigation/query.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';

/** Events that the machine of every page takes, whatever else it takes. */
export type PageEvent =
  /** The person retries what failed. */
  | { readonly type: 'RETRY' }
  /** The person asks to log in, after the page said that they have to. */
  | { readonly type: 'LOG_IN' }
  /** Somebody logged in or out: here, in another tab, or in the native app. */
  | { readonly type: 'SESSION_CHANGED'; readonly loggedIn: boolean };

/** What the machine of every page may emit. */
export type SessionEmitted =
  /** The person has to log in, or to register, which is the same, before they go on here. */
  | { readonly type: 'loginRequired' }
  /** The token was refused: the session is over. */
  | { readonly type: 'sessionEnded' };

/** The person goes on to another route of ours. */
export interface GoTo {
  readonly type: 'goTo';
  readonly route: string;
}

/** Another route of ours takes the place of this one: the way back does not lead here again. */
export interface Redirect {
  readonly type: 'redirect';
  readonly route: string;
}

/** The person leaves for an address that the machine's rules allowed. */
export interface Leave {
  readonly type: 'leave';
  readonly url: string;
}

/** What a page's machine may emit. */
export type PageEmitted = SessionEmitted | GoTo | Redirect | Leave;

/** What a page's machine starts from. */
export interface PageStart {
  /** Which of its kind: a campaign's `sourceId`, an order's number. Untrusted; empty where the link has none. */
  readonly key: string;
  /** The query of the route: untrusted. */
  readonly query: Query;
  readonly loggedIn: boolean;
  /** The draft of an earlier visit, as it came out of storage; or null. */
  readonly draft: unknown;
}

/** The product, as a page sees it. */
export interface PageHost {
  /** Does what the page's machine emits. */
  handle(emitted: PageEmitted): void;
  /** Keeps the draft that a reload, or the way back, starts from; null where nothing is pending. */
  keepDraft(draft: object | null): void;
  /** Keeps the person at this one of the page's routes; null where any of them will do. */
  keepAt(name: RouteName | null): void;
}
