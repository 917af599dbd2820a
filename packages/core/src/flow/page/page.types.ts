import type { Market } from '../../platform/market/market.types.ts';
import type { Query } from '../../platform/navigation/query.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';

/** Events that every page's machine accepts. */
export type PageEvent =
  /** The user retries after a failure. */
  | { readonly type: 'RETRY' }
  /** The user asks to log in. */
  | { readonly type: 'LOG_IN' }
  /** The login changed: here, in another tab, or in the native app. */
  | { readonly type: 'SESSION_CHANGED'; readonly loggedIn: boolean };

/** Events that every page's machine may emit. */
export type SessionEmitted =
  /** The user must log in or register before they continue. */
  | { readonly type: 'loginRequired' }
  /** The token was refused: the session is over. */
  | { readonly type: 'sessionEnded' };

/** Navigates to one of our routes. */
export interface GoTo {
  readonly type: 'goTo';
  readonly route: string;
}

/** Another route of ours takes the place of this one: the way back does not lead here again. */
export interface Redirect {
  readonly type: 'redirect';
  readonly route: string;
}

/** The user leaves for an address that the machine's rules allowed. */
export interface Leave {
  readonly type: 'leave';
  readonly url: string;
}

/** The page is about a market: a login on it starts there. */
export interface MarketFound {
  readonly type: 'marketFound';
  readonly market: Market;
}

/** The backend says that the voucher of an ad is paid. */
export interface AdVoucherPaid {
  readonly type: 'adVoucherPaid';
}

/** What a page's machine may emit. */
export type PageEmitted = SessionEmitted | GoTo | Redirect | Leave | MarketFound | AdVoucherPaid;

/** What a page's machine starts from. */
export interface PageStart {
  /** Identifies the page among its kind: a campaign's `sourceId`, an order's number. Untrusted; empty if missing. */
  readonly key: string;
  /** The query of the route: untrusted. */
  readonly query: Query;
  readonly loggedIn: boolean;
  /** The stored draft of an earlier visit, or null. Untrusted. */
  readonly draft: unknown;
}

/** The app, as a page sees it. */
export interface PageHost {
  /** Handles an event that the page's machine emits. */
  handle(emitted: PageEmitted): void;
  /** Stores the draft that a reload, or the way back, resumes from; null if nothing is pending. */
  keepDraft(draft: object | null): void;
  /** Keeps the user at this route of the page; null if any of its routes will do. */
  keepAt(name: RouteName | null): void;
}
