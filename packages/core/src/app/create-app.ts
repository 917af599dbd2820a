import { type ActorRefFrom, createActor } from 'xstate';
import {
  chooseLanguage,
  type Language,
  parseLanguage,
  toStoredLanguage,
} from '../language/language.ts';
import { isLoggedIn, type Session } from '../session/session.ts';
import { type AppMachine, createAppMachine } from './app.machine.ts';
import type { AppPorts } from './app.types.ts';

/** The product, running, with nothing around it but its ports. */
export interface App {
  /** The root actor; its children are named by their `systemId`. */
  readonly root: ActorRefFrom<AppMachine>;
  readonly session: Session;
  language(): Language;
  setLanguage(language: Language): void;
  /** Starts the machines and what the native app and other tabs may tell. Returns the cleanup. */
  start(): () => void;
}

/** Joins the ports to the machines. Nothing runs before {@link App.start}. */
export function createApp(ports: AppPorts): App {
  const { session, native, router } = ports;
  const root = createActor(createAppMachine(ports), { clock: ports.clock, systemId: 'app' });

  /** Who is logged in to the native app is logged in here. */
  async function followNativeLogin(): Promise<void> {
    const current = await native.currentLogin();
    if (!current.ok || current.value === null) return;
    if (current.value.token === session.global.get().token) return;
    session.global.set({ token: current.value.token, userInfo: current.value.user });
  }

  async function loadConfig(): Promise<void> {
    const config = await ports.config.find();
    if (config.ok) session.global.set({ globalConfig: config.value });
  }

  function followLoginState(): () => void {
    let loggedIn = isLoggedIn(session.global.get());
    return session.global.subscribe((state) => {
      if (isLoggedIn(state) === loggedIn) return;
      loggedIn = isLoggedIn(state);
      root.send({ type: 'SESSION_CHANGED' });
    });
  }

  return {
    root,
    session,
    language: () =>
      parseLanguage(session.global.get().lan ?? '') ?? chooseLanguage(ports.preferredLanguages),
    setLanguage: (language) => session.global.set({ lan: toStoredLanguage(language) }),
    start() {
      root.start();
      root.send({ type: 'ROUTE_CHANGED', route: router.current() });
      void followNativeLogin();
      void loadConfig();
      const stopFollowingLogin = followLoginState();
      const stopFollowingApp = native.onTokenUpdate(() => router.reload());
      return () => {
        stopFollowingApp();
        stopFollowingLogin();
        root.stop();
      };
    },
  };
}
