import {
  type ActorRefFrom,
  assign,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import type { Campaign } from '../features/claim/claim.gateway.ts';
import { createClaimPage } from '../features/claim/claim.page.ts';
import type { Login } from '../features/login/login.gateway.ts';
import { createLoginMachine, type LoginMachine } from '../features/login/login.machine.ts';
import { createLoginRedirectMachine } from '../features/login/login-redirect.machine.ts';
import { machineTypes } from '../flow/machine/machine-types.ts';
import { queryOf } from '../platform/navigation/route.ts';
import { type GlobalState, isLoggedIn, NOBODY } from '../platform/session/session.ts';
import type { AppEvent, AppPorts } from './app.types.ts';
import { keepAtRoute } from './keep-at-route.ts';
import type { PageEmitted, PageSpawner } from './page.types.ts';
import { type DraftPlace, findDraft, hasOwnDraft, keepDraft } from './page-drafts.ts';
import {
  hasPage,
  isAtPlace,
  loadPage,
  type PageName,
  type PagePlace,
  pageOf,
  type RunningPage,
  type StartPage,
} from './pages.ts';

/** Tells the claim that the person has just proved who they are. */
const IDENTIFIED = { type: 'IDENTIFIED' } as const;

/** Heard by a page that waits for a login. */
const LOG_IN = { type: 'LOG_IN' } as const;

/** The side of a page's machine that tells what it hears. */
interface Hearing {
  getSnapshot(): { can(event: typeof LOG_IN): boolean };
}

interface AppContext {
  readonly login: ActorRefFrom<LoginMachine>;
  /** The machine of the page that the person is on; null where it has none, or is not loaded yet. */
  readonly page: RunningPage | null;
}

/** The root: it starts and stops the machines, and is the only place where they meet. */
export function createAppMachine(
  ports: AppPorts,
  takeCampaign: (sourceId: string) => Campaign | null,
) {
  const { session, router } = ports;
  /** Who was logged in when the page began, or was told, last: it keeps their drafts. */
  let keeper = session.global.get();
  const starters = new Map<PageName, StartPage | null>([
    ['claim', createClaimPage(ports, takeCampaign)],
  ]);

  return setup({
    types: machineTypes<{ context: AppContext; events: AppEvent }>(),
    actors: {
      login: createLoginMachine(ports),
      loginRedirect: createLoginRedirectMachine(ports),
      loadPage: fromPromise(loadStarter),
    },
    actions: {
      rememberLogin: (_, { token, user }: Login) => session.global.set({ token, userInfo: user }),
      forgetLogin: () => session.global.set(NOBODY),
      // No child has the id `none`: without a page there is nothing to stop.
      stopPage: stopChild(({ context: { page } }) => page?.actor ?? 'none'),
      forgetPage: assign({ page: null }),
      enterPage: assign({ page: ({ spawn, self }) => startPage(spawn, self.send) }),
      tellPage: ({ context: { page } }) => {
        keeper = session.global.get();
        page?.tell({ type: 'SESSION_CHANGED', loggedIn: isLoggedIn(keeper) });
      },
      identifyClaimer: ({ context: { page } }) => {
        // What they had under way before their session ended goes on first.
        if (page?.name !== 'claim' || hasUnderWay(page)) return;
        if (!page.actor.getSnapshot().can(IDENTIFIED)) return;
        keeper = session.global.get();
        page.actor.send(IDENTIFIED);
      },
    },
    guards: {
      isTold: () => isNow(keeper.token),
      isSamePerson,
      // With their own change under way; or with a renewed token, where the page waits for a login.
      goesOn: ({ context: { page } }) =>
        page !== null && (isSamePerson() ? waitsForLogin(page.actor) : hasUnderWay(page)),
      isSamePage: ({ context: { page } }) => page !== null && isAtPlace(router.current(), page),
      isLoaded: () => {
        const place = pageOf(router.current());
        return place !== null && starters.has(place.name);
      },
      isLoadable: () => {
        const place = pageOf(router.current());
        return place !== null && hasPage(place.name, ports);
      },
    },
  }).createMachine({
    id: 'app',
    context: ({ spawn, self }) => {
      const login = spawn('login', {
        id: 'login',
        systemId: 'login',
        input: { draft: session.commonSession.get().loginDraft },
      });
      login.on('loggedIn', (event) => self.send({ type: 'LOGIN_SUCCEEDED', login: event.login }));
      login.subscribe((snapshot) => keepLoginDraft(snapshot));
      return { login, page: null };
    },
    invoke: { src: 'loginRedirect', id: 'loginRedirect', systemId: 'loginRedirect' },
    initial: 'atPage',
    on: {
      ROUTE_CHANGED: [
        { guard: 'isSamePage' },
        { guard: 'isLoaded', target: '.atPage', actions: ['stopPage', 'enterPage'] },
        { guard: 'isLoadable', target: '.loadingPage', actions: ['stopPage', 'forgetPage'] },
        { target: '.atPage', actions: ['stopPage', 'forgetPage'] },
      ],
      REQUIRE_LOGIN: { actions: sendTo('loginRedirect', { type: 'REQUIRE_LOGIN' }) },
      LOGIN_SUCCEEDED: {
        actions: [
          { type: 'rememberLogin', params: ({ event }) => event.login },
          'identifyClaimer',
          sendTo('login', { type: 'START_OVER' }),
          sendTo('loginRedirect', { type: 'LOGGED_IN' }),
        ],
      },
      SESSION_ENDED: { actions: ['forgetLogin', sendTo('login', { type: 'SESSION_ENDED' })] },
      SESSION_CHANGED: [
        { guard: 'isTold' },
        { guard: 'goesOn', actions: ['stopPage', 'enterPage'] },
        // What the page shows is still theirs.
        { guard: 'isSamePerson' },
        { actions: 'tellPage' },
      ],
    },
    states: {
      atPage: {},
      loadingPage: {
        invoke: {
          src: 'loadPage',
          onDone: { target: 'atPage', actions: 'enterPage' },
          onError: 'pageFailed',
        },
      },
      pageFailed: {
        on: { RETRY_PAGE: 'loadingPage' },
      },
    },
  });

  async function loadStarter(): Promise<void> {
    const place = pageOf(router.current());
    if (place === null) return;
    starters.set(place.name, await loadPage(place.name, ports));
  }

  /** Null where the person has gone on, which the router tells in a moment. */
  function startPage(spawn: PageSpawner, send: (event: AppEvent) => void): RunningPage | null {
    const route = router.current();
    const place = pageOf(route);
    if (place === null) return null;
    keeper = session.global.get();
    const started = starters.get(place.name)?.(
      {
        key: place.key,
        query: queryOf(route),
        loggedIn: isLoggedIn(keeper),
        draft: findDraft(session.commonSession.get().pageDrafts, draftPlace(place)),
      },
      {
        spawn,
        follow: (actor) => void actor.on('*', (asked) => doAsAsked(asked, place, send)),
        keepDraft: (draft) => keepPageDraft(draftPlace(place), draft),
        keepAt: (name) => keepAtRoute(router, place, name),
      },
    );
    return started ?? null;
  }

  function doAsAsked(asked: PageEmitted, place: PagePlace, send: (event: AppEvent) => void): void {
    switch (asked.type) {
      case 'loginRequired':
        if (isNow(keeper.token)) send({ type: 'REQUIRE_LOGIN' });
        else endSessionOf(place, send);
        return;
      case 'sessionEnded':
        endSessionOf(place, send);
        return;
      case 'goTo':
        router.push(asked.route);
        return;
      case 'leave':
        router.leave(asked.url);
    }
  }

  /**
   * Ends the session that a page began with, whose token was refused. Where another one took its place it was refused
   * for nothing: the page begins anew with the new one, and with what it had under way before the refusal.
   */
  function endSessionOf(place: PagePlace, send: (event: AppEvent) => void): void {
    const { token } = keeper;
    const kept = draftPlace(place);
    const underWay = findDraft(session.commonSession.get().pageDrafts, kept);
    // By then the page has kept what is under way, which is still that of whoever was here.
    afterTurn(() => {
      if (isNow(token)) {
        send({ type: 'SESSION_ENDED' });
        return;
      }
      keepPageDraft(kept, underWay);
      send({ type: 'SESSION_CHANGED' });
    });
  }

  function keepPageDraft(kept: DraftPlace, draft: unknown): void {
    const { pageDrafts } = session.commonSession.get();
    if (draft === null && findDraft(pageDrafts, kept) === null) return;
    session.commonSession.set({ pageDrafts: keepDraft(pageDrafts, kept, draft) });
  }

  function draftPlace({ name, key }: PagePlace): DraftPlace {
    return { page: `${name}:${key}`, userId: userIdOf(keeper) };
  }

  /** Tells whether whoever is here now left something under way on the page. */
  function hasUnderWay(place: PagePlace): boolean {
    const { pageDrafts } = session.commonSession.get();
    return hasOwnDraft(pageDrafts, { ...draftPlace(place), userId: userIdNow() });
  }

  function isSamePerson(): boolean {
    return userIdOf(keeper) === userIdNow();
  }

  /** Tells whether a token is the one of now: no other took its place. */
  function isNow(token: string): boolean {
    return token === session.global.get().token;
  }

  function userIdNow(): string | null {
    return userIdOf(session.global.get());
  }

  function keepLoginDraft({ context }: SnapshotFrom<LoginMachine>): void {
    const { market, typedPhone, phone, resendAt, sendKey, logInKey } = context;
    session.commonSession.set({
      loginDraft: { market, typedPhone, phone, resendAt, sendKey, logInKey },
    });
  }
}

function waitsForLogin(page: Hearing): boolean {
  return page.getSnapshot().can(LOG_IN);
}

function afterTurn(act: () => void): void {
  void Promise.resolve().then(act);
}

/** Null for a visitor. */
function userIdOf({ userInfo }: GlobalState): string | null {
  return userInfo?.id ?? null;
}

export type AppMachine = ReturnType<typeof createAppMachine>;
