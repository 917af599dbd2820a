import type { ActorRefFromLogic, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import type { Market } from '../../platform/market/market.types.ts';
import type { Query } from '../../platform/navigation/query.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { Admission } from '../../rules/activity/admission.ts';
import type { CallOptions, GatewayResult } from '../gateway/gateway.ts';
import type { Problem } from '../problem/problem.ts';

/** Events of a page. */
export type PageMachineEvent =
  /** The user retries after a failure. */
  | { readonly type: 'RETRY' }
  /** The user asks to log in. */
  | { readonly type: 'LOG_IN' }
  /** The feature asks to be loaded again. */
  | { readonly type: 'RELOAD' }
  /** What the page is about is gone. */
  | { readonly type: 'NOT_FOUND' }
  /** The feature needs a login. */
  | { readonly type: 'LOGIN_REQUIRED' }
  /** The token was refused to the feature. */
  | { readonly type: 'SESSION_ENDED' };

/** Starts a machine as a child. */
export type SpawnMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: { readonly systemId: string; readonly input: InputFrom<Machine> },
) => ActorRefFromLogic<Machine>;

/** Starts the machine of a page's feature with what the page has loaded. */
export type StartFeature = (
  spawn: SpawnMachine,
  tellPage: (event: PageMachineEvent) => void,
) => AnyActorRef;

/**
 * When a page asks for a login.
 * - `first`: before it loads.
 * - `offered`: before it loads, once the user asks for it.
 * - `onRequest`: when the feature needs one.
 * - `inPage`: never: the page has its own login.
 */
export type PageLogin = 'first' | 'offered' | 'onRequest' | 'inPage';

/** What a page has loaded. */
export interface LoadedFeature {
  /** The route that takes the place of the page; null if the feature starts. */
  readonly redirectTo: string | null;
  readonly start: StartFeature;
}

export interface PageInput {
  readonly login: PageLogin;
  readonly isLoggedIn: boolean;
  load(options: CallOptions): Promise<GatewayResult<LoadedFeature>>;
  /** Null until it is loaded. A page that loads nothing has it at once. */
  readonly start: StartFeature | null;
}

export interface PageContext extends PageInput {
  /** The route that takes the place of the page; null for none. */
  readonly redirectTo: string | null;
  /** The running machine of the feature. */
  readonly feature: AnyActorRef | null;
  /** Why the page failed to load. */
  readonly problem: Problem | null;
}

/** The machine, for XState. */
export interface PageMachineTypes {
  readonly context: PageContext;
  readonly events: PageMachineEvent;
  readonly emitted: SessionEmitted | Redirect;
  readonly input: PageInput;
}

/** Events of a feature's machine about the session. */
export type SessionEmitted =
  /** The user must log in or register before they continue. */
  | { readonly type: 'loginRequired' }
  /** The token was refused. */
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

/** What the page shows is out of date: it is loaded again. */
export interface Reload {
  readonly type: 'reload';
}

/** What the page is about is gone. */
export interface NotFound {
  readonly type: 'notFound';
}

/** The user wants to log in. The feature stays, in case they come back without a login. */
export interface LogIn {
  readonly type: 'logIn';
}

/** What a page asks of the app. */
export type PageEmitted = SessionEmitted | GoTo | Redirect | Leave | MarketFound | AdVoucherPaid;

/** What the machine of a feature may emit. */
export type FeatureEmitted = PageEmitted | Reload | NotFound | LogIn;

/** What a page starts from. */
export interface PageStart {
  /** Identifies the page among its kind: a campaign's `activityCode`, an order's number. Untrusted; empty if missing. */
  readonly key: string;
  /** The query of the route: untrusted. */
  readonly query: Query;
  readonly isLoggedIn: boolean;
  /** The stored draft of an earlier visit, or null. Untrusted. */
  readonly draft: unknown;
}

/** The app, as a page sees it. */
export interface PageHost {
  /** The route that a user is led to who cannot take part in an activity; null if they can. */
  redirectFor(admission: Admission): Promise<string | null>;
  /** Does what the page asks. */
  handle(emitted: PageEmitted): void;
  /** Stores the draft that a reload, or the way back, resumes from; null if nothing is pending. */
  keepDraft(draft: object | null): void;
  /** Keeps the user at this route of the page; null if any of its routes will do. */
  keepAt(name: RouteName | null): void;
}
