import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import { type DraftPlace, findDraft, hasOwnDraft, keepDraft } from '../app/page-drafts.ts';
import { type PageDefinition, type StartedPage, spawnPage } from '../flow/page/define-page.ts';
import { IDENTIFIED } from '../flow/page/page.machine.ts';
import type { PageEmitted } from '../flow/page/page.types.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Query } from '../platform/navigation/query.ts';
import type { ChangeWatch } from './change-watch.ts';
import type { VirtualClock } from './virtual-clock.ts';
import type { WalkedVisit } from './walked-visit.ts';

/** A page of a walk, and its surroundings. */
export interface VisitedPage<Machine extends AnyStateMachine, Ports, View, Value> {
  readonly page: PageDefinition<Machine, Ports, View, Value>;
  readonly ports: Ports;
  readonly clock: VirtualClock;
  /** The key of the next page; empty if omitted. */
  key?(): string;
  /** The query of the next page; empty if omitted. */
  query?(): Query;
  /** The timers of the machines; those of `clock` if omitted. */
  readonly timers?: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** What an earlier page left for a user without a draft of their own; null for nothing. Nothing if omitted. */
  firstDraft?(): object | null;
  /** Does what the page asks of the app. Nothing if omitted. */
  handle?(emitted: PageEmitted): void;
  /** The changes of the current user. */
  readonly changes: readonly Pick<ChangeWatch, 'release'>[];
}

/** A login or a logout elsewhere: the app starts the page again. */
const LOGIN_CHANGED = 'LOGIN_CHANGED';

/** What happens to every page. */
export const EVENTS_OF_EVERY_PAGE = [
  { type: 'RETRY' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: LOGIN_CHANGED, isLoggedIn: true },
  { type: LOGIN_CHANGED, isLoggedIn: false },
];

/**
 * Opens a page for a member, with logins and logouts. A user who logs out or must log in returns as the same user; a
 * member is replaced by another. Each finds their own draft, as in the product.
 */
export function startPageVisit<Machine extends AnyStateMachine, Ports, View, Value>({
  page,
  ports,
  clock,
  timers = clock,
  key = () => '',
  query = () => ({}),
  firstDraft = () => null,
  handle = () => {},
  changes,
}: VisitedPage<Machine, Ports, View, Value>): WalkedVisit<SnapshotFrom<Machine>, EventObject> {
  let drafts: Readonly<Record<string, object>> = {};
  let user = 1;
  let isHere = true;
  let place: DraftPlace = { page: '', userId: null };
  let opened = open();

  function placeOf(pageKey: string): DraftPlace {
    return { page: pageKey, userId: isHere ? String(user) : null };
  }

  function open(): StartedPage<Machine> {
    const pageKey = key();
    place = placeOf(pageKey);
    const draft = findDraft(drafts, place) ?? firstDraft();
    drafts = keepDraft(drafts, place, draft);
    const started = spawnPage(
      page.machine.id,
      page,
      ports,
      { key: pageKey, query: query(), isLoggedIn: isHere, draft },
      {
        redirectFor: async () => null,
        handle,
        keepAt() {},
        keepDraft(kept) {
          drafts = keepDraft(drafts, place, kept);
        },
      },
      (machine, options) => createActor(machine, { clock: timers, ...options }),
    );
    started.actor.start();
    return started;
  }

  function reopen(): void {
    opened.actor.stop();
    opened = open();
  }

  function feature(): AnyActorRef | null {
    return opened.featureOf(opened.actor.getSnapshot());
  }

  /** The feature, or the page while it does not run. */
  function shown(): AnyActorRef {
    return feature() ?? opened.actor;
  }

  function logIn(): void {
    if (isHere && !opened.actor.getSnapshot().matches('loginRequired')) {
      user += 1;
      for (const change of changes) change.release();
    }
    isHere = true;
    reopen();
  }

  function logOut(): void {
    isHere = false;
    reopen();
  }

  /** A visitor logs in on the page: it goes on, unless the user has a draft of their own. */
  function identify(): void {
    const running = feature();
    isHere = true;
    const own = placeOf(place.page);
    if (running?.getSnapshot().can(IDENTIFIED) !== true || hasOwnDraft(drafts, own)) {
      reopen();
      return;
    }
    place = own;
    running.send(IDENTIFIED);
  }

  return {
    getSnapshot: () => shown().getSnapshot(),
    judged: () => opened.featureOf(opened.actor.getSnapshot())?.getSnapshot() ?? null,
    stop: () => opened.actor.stop(),
    reload: reopen,
    send(event) {
      if (event.type === IDENTIFIED.type && !isHere) identify();
      else if (event.type !== LOGIN_CHANGED) shown().send(event);
      else if ('isLoggedIn' in event && event['isLoggedIn'] === true) logIn();
      else logOut();
    },
  };
}
