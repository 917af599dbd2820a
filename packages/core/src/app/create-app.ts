import { type ActorRefFrom, createActor } from 'xstate';
import { waitAtMost } from '../platform/clock/wait-at-most.ts';
import {
  chooseLanguage,
  type Language,
  parseLanguage,
  toStoredLanguage,
} from '../platform/language/language.ts';
import { queryOf } from '../platform/navigation/route.ts';
import {
  addRoute,
  clearFinished,
  stepBack,
  type WayBack,
} from '../platform/navigation/route-history.ts';
import { adVoucherAfter } from '../platform/session/ad-link.ts';
import { endPageAfter } from '../platform/session/end-page.ts';
import { payOf } from '../platform/session/pay.ts';
import type { Session } from '../platform/session/session.ts';
import { APP_SOURCE_NAME, parseSource, visitSource } from '../platform/session/visit-source.ts';
import { isInApp } from '../rules/app-launch/app-launch.ts';
import { type AppMachine, appMachine } from './app.machine.ts';
import type { AppPorts } from './app.types.ts';
import { forgetLogin } from './forget-login.ts';
import { logOut } from './log-out.ts';

/** The longest that a page waits for the login and the source of the native app. Milliseconds. */
const NATIVE_WAIT_MS = 300;

/** The longest after the start that the way to the login waits for the global config. Milliseconds. */
const CONFIG_WAIT_MS = 1000;

/** The root actor. Its children are named by their `systemId`. */
export type RootActor = ActorRefFrom<AppMachine>;

/** The app, without any UI. */
export interface App {
  readonly session: Session;
  readonly root: RootActor;
  language(): Language;
  /** The source of the visit (specification, section 3); empty if unknown. */
  source(): string;
  /** Whether the page is in the native app. By then the source is known. */
  isInApp(): Promise<boolean>;
  /** Resolves when the native app has said who is logged in to it, or has taken too long. */
  loginKnown(): Promise<void>;
  setLanguage(language: Language): void;
  /** Logs the user out, here and in other tabs. */
  logOut(): void;
  /**
   * Goes a step back in the history of routes, past finished flows.
   *
   * @param before The route before the current one in the browser's history; null if there is none.
   * @returns Where to go.
   */
  wayBack(before: string | null): WayBack;
  /** Follows the router to its current route. */
  routeChanged(): void;
  /** Starts the machines, and follows the native app, other tabs and the connection. Returns the cleanup. */
  start(): () => void;
}

/** Connects the ports to the machines. Nothing runs before `start`. */
export function createApp(ports: AppPorts): App {
  const { session, native, router } = ports;
  let nativeLogin = Promise.resolve();
  let config = Promise.resolve();
  let inApp = Promise.resolve(false);
  const root = createActor(appMachine, {
    clock: ports.clock,
    systemId: 'app',
    input: { ports, awaitNativeLogin: () => nativeLogin, awaitConfig },
  });

  function source(): string {
    return session.commonSession.get().sourceId;
  }

  /** Other routes work after a crash: the root has stopped with the crashed machine, so the app starts again there. */
  function routeChanged(): void {
    if (root.getSnapshot().status === 'error') router.reload();
    else followRoute();
  }

  /** Keeps what a link says besides where it leads. */
  function followLink(route: string): void {
    const pay = payOf(queryOf(route));
    if (pay !== null) session.pay.set({ pay });
    const adVoucher = session.adVoucher.get();
    const nextAdVoucher = adVoucherAfter(route, adVoucher);
    if (nextAdVoucher !== adVoucher) session.adVoucher.set(nextAdVoucher);
  }

  function followRoute(): void {
    const route = router.current();
    followLink(route);
    const { endPage } = session.other.get();
    const nextEndPage = endPageAfter(route, endPage);
    if (nextEndPage !== endPage) session.other.set({ endPage: nextEndPage });
    keepRoute(route);
    root.send({ type: 'ROUTE_CHANGED' });
  }

  function keepRoute(route: string): void {
    const { routeQueue } = session.commonSession.get();
    const last = routeQueue.at(-1)?.path ?? '';
    // A reload is not a second visit.
    if (last === route) return;
    const isFinished = root.getSnapshot().context.page?.isFinished() === true;
    const left = isFinished ? clearFinished(routeQueue, last) : { routeQueue, backGlobal: false };
    session.commonSession.set({ ...left, routeQueue: addRoute(left.routeQueue, route) });
  }

  function wayBack(before: string | null): WayBack {
    const history = session.commonSession.get();
    const isVisited = history.routeQueue.some(({ path }) => path === before);
    if (before === null || (isVisited && !history.backGlobal)) return { kind: 'before' };
    const { to, history: next } = stepBack(history);
    session.commonSession.set({ ...next, routeQueue: [...next.routeQueue] });
    return to;
  }

  /** A login in the native app is a login here, and ends here where it has ended there. */
  async function followNativeLogin(): Promise<void> {
    const current = await native.currentLogin();
    if (!current.ok) return;
    const { token, isAppLogin } = session.global.get();
    if (current.value === null) {
      if (isAppLogin) forgetLogin(session);
    } else if (current.value.token !== token) {
      session.global.set({
        token: current.value.token,
        userInfo: current.value.user,
        isAppLogin: true,
      });
    } else if (!isAppLogin) {
      session.global.set({ isAppLogin: true });
    }
  }

  /** The native app names the source of a visit whose link names none. */
  async function followNativeSource(): Promise<boolean> {
    const stored = await native.appCache(APP_SOURCE_NAME);
    const sourceId = stored.ok ? parseSource(stored.value) : '';
    if (source() === '') session.commonSession.set({ sourceId });
    return isInApp(stored);
  }

  async function loadConfig(): Promise<void> {
    const found = await ports.config.find();
    if (found.ok) session.global.set({ globalConfig: found.value });
  }

  async function awaitConfig(): Promise<void> {
    if (session.global.get().globalConfig === null) await config;
  }

  function followSession(): () => void {
    let { token } = session.global.get();
    return session.global.subscribe((state) => {
      if (state.token === token) return;
      token = state.token;
      root.send({ type: 'LOGIN_CHANGED' });
    });
  }

  return {
    session,
    root,
    language: () =>
      parseLanguage(session.global.get().lan ?? '') ?? chooseLanguage(ports.preferredLanguages),
    source,
    isInApp: () => inApp,
    loginKnown: () => nativeLogin,
    setLanguage: (language) => session.global.set({ lan: toStoredLanguage(language) }),
    logOut: () => logOut(ports),
    wayBack,
    routeChanged,
    start() {
      const cleanups = [
        followSession(),
        native.onTokenUpdate(() => router.reload()),
        ports.connection.onRestored(() => root.send({ type: 'CONNECTION_RESTORED' })),
      ];
      const { routeQueue, sourceId } = session.commonSession.get();
      session.commonSession.set({
        sourceId: visitSource(router.opened(), routeQueue.at(-1)?.path, sourceId),
      });
      followLink(router.opened());
      inApp = followNativeSource();
      nativeLogin = waitAtMost(
        NATIVE_WAIT_MS,
        Promise.all([followNativeLogin(), inApp]),
        ports.clock,
      );
      root.start();
      followRoute();
      config = waitAtMost(CONFIG_WAIT_MS, loadConfig(), ports.clock);
      return () => {
        for (const cleanup of cleanups) cleanup();
        root.stop();
      };
    },
  };
}
