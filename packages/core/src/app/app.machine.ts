import {
  type ActorRefFrom,
  assign,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { createLoginMachine, type LoginMachine } from '../login/login.machine.ts';
import { createLoginRedirectMachine } from '../login/login-redirect.machine.ts';
import { machineTypes } from '../machine/machine-types.ts';
import { queryOf } from '../navigation/route.ts';
import type { Campaign } from '../ports/campaign-gateway.ts';
import type { Login } from '../ports/login-gateway.ts';
import { isLoggedIn, NOBODY } from '../session/session.ts';
import type { AppEvent, AppPorts } from './app.types.ts';
import type { PageEmitted, PageSpawner } from './page.types.ts';
import { createClaimPage } from './pages/claim.page.ts';
import {
  hasPage,
  loadPage,
  type PageName,
  type PagePlace,
  pageOf,
  type RunningPage,
  type StartPage,
} from './pages.ts';

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
    },
    guards: {
      isSamePage: ({ context: { page } }) => {
        const place = pageOf(router.current());
        return page !== null && page.name === place?.name && page.key === place.key;
      },
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
          ({ context: { page } }) => {
            if (page?.name === 'claim') page.actor.send({ type: 'IDENTIFIED' });
          },
          sendTo('login', { type: 'START_OVER' }),
          sendTo('loginRedirect', { type: 'LOGGED_IN' }),
        ],
      },
      SESSION_ENDED: { actions: ['forgetLogin', sendTo('login', { type: 'SESSION_ENDED' })] },
      SESSION_CHANGED: {
        actions: ({ context }) =>
          context.page?.tell({
            type: 'SESSION_CHANGED',
            loggedIn: isLoggedIn(session.global.get()),
          }),
      },
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
    const draft = draftKey(place);
    const started = starters.get(place.name)?.(
      {
        key: place.key,
        query: queryOf(route),
        loggedIn: isLoggedIn(session.global.get()),
        // A map, for anything may stand in a link, `constructor` too.
        draft: new Map(Object.entries(session.commonSession.get().pageDrafts)).get(draft) ?? null,
      },
      {
        spawn,
        follow: (actor) => void actor.on('*', (asked) => doAsAsked(asked, send)),
        keepDraft: (kept) => keepPageDraft(draft, kept),
      },
    );
    return started ?? null;
  }

  function doAsAsked(asked: PageEmitted, send: (event: AppEvent) => void): void {
    switch (asked.type) {
      case 'loginRequired':
        send({ type: 'REQUIRE_LOGIN' });
        return;
      case 'sessionEnded':
        send({ type: 'SESSION_ENDED' });
        return;
      case 'goTo':
        router.push(asked.route);
        return;
      case 'leave':
        router.leave(asked.url);
    }
  }

  function keepPageDraft(name: string, draft: object | null): void {
    const { [name]: earlier, ...others } = session.commonSession.get().pageDrafts;
    if (draft === null && earlier === undefined) return;
    session.commonSession.set({
      pageDrafts: draft === null ? others : { ...others, [name]: draft },
    });
  }

  function keepLoginDraft({ context }: SnapshotFrom<LoginMachine>): void {
    const { market, typedPhone, phone, resendAt, sendKey, logInKey } = context;
    session.commonSession.set({
      loginDraft: { market, typedPhone, phone, resendAt, sendKey, logInKey },
    });
  }
}

export type AppMachine = ReturnType<typeof createAppMachine>;

function draftKey({ name, key }: PagePlace): string {
  return `${name}:${key}`;
}
