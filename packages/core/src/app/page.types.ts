import type { AnyActorRef, Spawner, Subscription, UnknownActorLogic } from 'xstate';
import type { GoTo, Leave, PageEvent, SessionAsked } from '../flow/machine/page.types.ts';
import type { Query } from '../platform/navigation/query.ts';
import type { RouteName } from '../platform/navigation/routes.ts';

/** What a page's machine starts from. */
export interface PageStart {
  /** Which of its kind: a campaign's `sourceId`, an order's number. Untrusted; empty where the link has none. */
  readonly key: string;
  /** The query of the route: untrusted. */
  readonly query: Query;
  readonly loggedIn: boolean;
  /** What {@link PageHost.keepDraft} kept of an earlier visit, as it came out of storage; or null. */
  readonly draft: unknown;
}

/** What a page's machine asks of the product around it. */
export type PageEmitted = SessionAsked | GoTo | Leave;

/** The product, as a page sees it. */
export interface PageHost {
  readonly spawn: PageSpawner;
  /** Does what a page's machine asks for. */
  follow(actor: EmittingActor): void;
  /** Keeps what a reload, or the way back, goes on with; null where nothing is under way. */
  keepDraft(draft: object | null): void;
  /** Keeps the person at this one of the page's routes; null where any of them will do. */
  keepAt(name: RouteName | null): void;
}

/** Starts a machine as a child of the root. */
export type PageSpawner = Spawner<{ src: 'page'; logic: UnknownActorLogic; id: undefined }>;

/** The side of an actor that asks. */
export interface EmittingActor {
  on(type: '*', handler: (asked: PageEmitted) => void): Subscription;
}

/** A page whose machine runs. */
export interface Running<Name extends string, Actor extends AnyActorRef> {
  readonly name: Name;
  readonly actor: Actor;
  readonly key: string;
  tell(event: PageEvent): void;
}
