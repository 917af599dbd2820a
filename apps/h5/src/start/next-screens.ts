import {
  type App,
  type LoadingCounter,
  loginRoute,
  routeOfAddress,
  type Session,
  userIdOf,
} from '@cangkir/core';
import { idle } from '../adapters/idle.ts';
import { forgetFailedChunks } from '../navigation/chunk.ts';

/** What is a screen further down is soon in sight. */
const NEAR = '100% 0px';

/** What the screens are loaded by. */
export interface NextScreensPorts extends QuietLoadingPorts {
  readonly app: Pick<App, 'isInApp'>;
  readonly session: Session;
}

interface QuietLoadingPorts {
  readonly loading: Pick<LoadingCounter, 'get' | 'subscribe'>;
  /** The function that loads the screen at a route: the same one for the same screen. */
  screenLoader(route: string): () => Promise<unknown>;
}

/**
 * Loads the screens that links in sight lead to, so that a tap on one waits for no code. A visitor's buttons lead to the
 * login, unless the native app has its own.
 */
export async function loadNextScreens(ports: NextScreensPorts): Promise<void> {
  const { app, session } = ports;
  const loadLater = createQuietLoading(ports, idle);
  const global = session.global.get();
  const isVisitor = userIdOf(global) === null;
  if (isVisitor && !(await app.isInApp())) loadLater(loginRoute(global.globalConfig));

  const watched = new WeakSet<Element>();

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        sight.unobserve(target);
        loadLater(routeOfAddress('', target.hash));
      }
    },
    { root: document, rootMargin: NEAR },
  );

  function watchLinks(): void {
    for (const link of document.querySelectorAll('a[href^="#/"]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      sight.observe(link);
    }
  }

  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
  watchLinks();
}

/**
 * Returns what has the screen at a route loaded once neither the phone nor its network has anything else to do: one screen
 * after the other, and each once.
 *
 * @param whenIdle Resolves when the phone is idle.
 */
export function createQuietLoading(
  { loading, screenLoader }: QuietLoadingPorts,
  whenIdle: () => Promise<void>,
): (route: string) => void {
  const begun = new Set<unknown>();
  let last = Promise.resolve();

  async function loadQuietly(load: () => Promise<unknown>): Promise<void> {
    await whenIdle();
    while (loading.get() > 0) {
      await nextChange(loading);
      await whenIdle();
    }
    // A tap on the link loads what did not arrive.
    await load().catch(forgetFailedChunks);
  }

  return (route) => {
    const load = screenLoader(route);
    if (begun.has(load)) return;
    begun.add(load);
    last = last.then(() => loadQuietly(load));
  };
}

function nextChange({ subscribe }: Pick<LoadingCounter, 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
}
