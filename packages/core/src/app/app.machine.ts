import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromPromise,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { logOutEverywhereMachine } from '../features/login/log-out-everywhere.machine.ts';
import { loginMachine } from '../features/login/login.machine.ts';
import { loginRedirectMachine } from '../features/login/login-redirect.machine.ts';
import type { LoginRedirectInput } from '../features/login/login-redirect.types.ts';
import { machineTypes } from '../flow/machine-types.ts';
import { IDENTIFIED } from '../flow/page/page.machine.ts';
import { queryOf } from '../platform/navigation/route.ts';
import type { Login } from '../platform/session/login.ts';
import {
  isLoggedIn,
  type LoginState,
  loginStateOf,
  NOBODY,
  userIdOf,
} from '../platform/session/session.ts';
import type { AppEvent, AppPorts } from './app.types.ts';
import { forgetLogin } from './forget-login.ts';
import { keepLoginDraft } from './keep-login-draft.ts';
import { draftPlaceOf, findDraft, hasOwnDraft } from './page-drafts.ts';
import { createPageHost } from './page-host.ts';
import {
  isAtPlace,
  loadPage,
  type PageName,
  type PagePlace,
  pageOf,
  type RunningPage,
  type StartPage,
} from './pages.ts';

/** What the root gets when it is created. */
interface AppInput {
  readonly ports: AppPorts;
  /** Resolves once the native app has said who is logged in, or takes too long. */
  awaitNativeLogin(): Promise<void>;
  awaitConfig: LoginRedirectInput['awaitConfig'];
}

interface AppContext extends AppInput {
  readonly login: ActorRefFrom<typeof loginMachine>;
  readonly logOutEverywhere: ActorRefFrom<typeof logOutEverywhereMachine>;
  /** The current page; null if it has no machine, or is not loaded yet. */
  readonly page: RunningPage | null;
  /** The session that the page knows, and the owner of its drafts. */
  readonly draftOwner: LoginState;
  /** The pages with loaded code and ports. */
  readonly loaded: ReadonlyMap<PageName, StartPage>;
}

interface LoadedPage {
  readonly name: PageName;
  readonly start: StartPage;
}

/** The root machine: it starts and stops all others, and only it connects them. */
export const appMachine = setup({
  types: machineTypes<{
    context: AppContext;
    events: AppEvent;
    input: AppInput;
  }>(),
  actors: {
    login: loginMachine,
    logOutEverywhere: logOutEverywhereMachine,
    loginRedirect: loginRedirectMachine,
    loadPage: fromPromise<LoadedPage | null, AppPorts>(async ({ input: ports }) => {
      const place = pageOf(ports.router.current());
      if (place === null) return null;
      return { name: place.name, start: await loadPage(place.name, ports, ports.pages) };
    }),
    awaitNativeLogin: fromPromise<void, AppInput>(({ input }) => input.awaitNativeLogin()),
  },
  actions: {
    rememberLogin: ({ context: { ports } }, { token, user }: Login) =>
      ports.session.global.set({ token, userInfo: user, isAppLogin: false }),
    forgetLogin: ({ context: { ports } }) => forgetLogin(ports.session),
    // The redirect stays, for the login that follows.
    endSession: ({ context: { ports } }) => ports.session.global.set(NOBODY),
    keepLoadedPage: assign({
      loaded: ({ context }, page: LoadedPage | null) =>
        page === null ? context.loaded : new Map([...context.loaded, [page.name, page.start]]),
    }),
    // No child has the id `none`: without a page there is nothing to stop.
    stopPage: stopChild(({ context: { page } }) => page?.actor ?? 'none'),
    forgetPage: assign({ page: null }),
    enterPage: assign(({ context: { ports, loaded }, spawn, self }) => {
      const draftOwner = loginStateOf(ports.session.global.get());
      const route = ports.router.current();
      const place = pageOf(route);
      const start = place === null ? undefined : loaded.get(place.name);
      // The route changed meanwhile: another ROUTE_CHANGED follows.
      if (place === null || start === undefined) return { page: null, draftOwner };
      const host = createPageHost(ports, place, {
        draftOwner: () => self.getSnapshot().context.draftOwner,
        send: (event) => self.send(event),
      });
      const page = start(
        {
          key: place.key,
          query: queryOf(route),
          isLoggedIn: isLoggedIn(draftOwner),
          draft: findDraft(
            ports.session.commonSession.get().pageDrafts,
            draftPlaceOf(place, draftOwner),
          ),
        },
        host,
        spawn,
      );
      return { page, draftOwner };
    }),
    // A change that failed waits for the user.
    reloadPage: enqueueActions(({ context: { page }, enqueue }) => {
      if (page?.actor.getSnapshot().matches('loadFailed')) {
        enqueue.sendTo(page.actor, { type: 'RETRY' });
      }
    }),
    identifyUser: enqueueActions(({ context: { page, ports }, enqueue }) => {
      // A draft from before the session ended takes precedence.
      if (page === null || hasPending(ports, page)) return;
      const { feature } = page.actor.getSnapshot().context;
      if (!feature?.getSnapshot().can(IDENTIFIED)) return;
      enqueue.assign({ draftOwner: loginStateOf(ports.session.global.get()) });
      enqueue.sendTo(feature, IDENTIFIED);
    }),
  },
  guards: {
    // The page is still up to date for the same user, unless it waits for a login and the token was renewed.
    isUpToDate: ({ context }) =>
      isSameUser(context) && context.page?.actor.getSnapshot().can({ type: 'LOG_IN' }) !== true,
    hasStarted: ({ context }) => context.page !== null,
    isSamePage: ({ context: { page, ports } }) =>
      page !== null && isAtPlace(ports.router.current(), page),
    isLoaded: ({ context: { loaded, ports } }) => {
      const place = pageOf(ports.router.current());
      return place !== null && loaded.has(place.name);
    },
    hasPage: ({ context: { ports } }) => pageOf(ports.router.current()) !== null,
  },
}).createMachine({
  id: 'app',
  context: ({ input, spawn, self }) => {
    const { ports } = input;
    const { session } = ports;
    const login = spawn('login', {
      id: 'login',
      systemId: 'login',
      input: { ports, draft: session.commonSession.get().loginDraft },
    });
    login.on('loggedIn', (event) => self.send({ type: 'LOGIN_SUCCEEDED', login: event.login }));
    const logOutEverywhere = spawn('logOutEverywhere', {
      id: 'logOutEverywhere',
      systemId: 'logOutEverywhere',
      input: { ports },
    });
    logOutEverywhere.on('loggedOut', () => self.send({ type: 'LOGGED_OUT' }));
    logOutEverywhere.on('sessionEnded', () => self.send({ type: 'TOKEN_REFUSED' }));
    login.subscribe(({ context }) => keepLoginDraft(session, context));
    return {
      ...input,
      login,
      logOutEverywhere,
      page: null,
      draftOwner: loginStateOf(session.global.get()),
      loaded: new Map(),
    };
  },
  invoke: {
    src: 'loginRedirect',
    id: 'loginRedirect',
    systemId: 'loginRedirect',
    input: ({ context: { ports, awaitConfig } }) => ({ ports, awaitConfig }),
  },
  initial: 'atPage',
  on: {
    ROUTE_CHANGED: [
      { guard: 'isSamePage' },
      { guard: 'isLoaded', target: '.atPage', actions: ['stopPage', 'enterPage'] },
      { guard: 'hasPage', target: '.loadingPage', actions: ['stopPage', 'forgetPage'] },
      { target: '.atPage', actions: ['stopPage', 'forgetPage'] },
    ],
    CONNECTION_RESTORED: { actions: 'reloadPage' },
    REQUIRE_LOGIN: { actions: sendTo('loginRedirect', { type: 'REQUIRE_LOGIN' }) },
    MARKET_FOUND: {
      actions: sendTo('login', ({ event: { market } }) => ({ type: 'SUGGEST_MARKET', market })),
    },
    LOGIN_SUCCEEDED: {
      actions: [
        { type: 'rememberLogin', params: ({ event }) => event.login },
        'identifyUser',
        sendTo('login', { type: 'START_OVER' }),
        sendTo('loginRedirect', { type: 'LOGGED_IN' }),
      ],
    },
    LOGGED_OUT: { actions: 'forgetLogin' },
    SESSION_ENDED: { actions: ['endSession', sendTo('login', { type: 'SESSION_ENDED' })] },
    TOKEN_REFUSED: {
      actions: [
        'endSession',
        sendTo('login', { type: 'SESSION_ENDED' }),
        sendTo('loginRedirect', { type: 'REQUIRE_LOGIN' }),
      ],
    },
    LOGIN_CHANGED: [
      { guard: 'isUpToDate' },
      { guard: 'hasStarted', actions: ['stopPage', 'enterPage'] },
    ],
  },
  states: {
    atPage: {},
    loadingPage: {
      invoke: {
        src: 'loadPage',
        input: ({ context: { ports } }) => ports,
        onDone: {
          target: 'awaitingLogin',
          actions: { type: 'keepLoadedPage', params: ({ event }) => event.output },
        },
        onError: 'pageFailed',
      },
    },
    // Otherwise the page would start as a visitor's, and read everything twice.
    awaitingLogin: {
      invoke: {
        src: 'awaitNativeLogin',
        input: ({ context }) => context,
        onDone: { target: 'atPage', actions: 'enterPage' },
        onError: { target: 'atPage', actions: 'enterPage' },
      },
    },
    pageFailed: {
      on: { RETRY_PAGE: 'loadingPage', CONNECTION_RESTORED: 'loadingPage' },
    },
  },
});

export type AppMachine = typeof appMachine;

function isSameUser({ draftOwner, ports }: AppContext): boolean {
  return userIdOf(draftOwner) === userIdOf(ports.session.global.get());
}

/** Whether the current user has a pending change on the page. */
function hasPending({ session }: AppPorts, place: PagePlace): boolean {
  const { pageDrafts } = session.commonSession.get();
  return hasOwnDraft(pageDrafts, draftPlaceOf(place, session.global.get()));
}
