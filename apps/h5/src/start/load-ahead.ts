import { type Connection, type LoadingCounter, ROUTES } from '@cangkir/core';
import type { HashRouter } from '../navigation/hash-router.ts';

export interface AheadPorts {
  readonly connection: Pick<Connection, 'isScarce'>;
  readonly loading: LoadingCounter;
  readonly router: Pick<HashRouter, 'current' | 'subscribe'>;
  /** Whether a tap may lead to the login. */
  needsLogin(): boolean;
  /** The routes that the page links to, the most likely first. */
  links(): readonly string[];
  /** Resolves when the phone has nothing else to do. */
  idleTime(): Promise<void>;
  /** Loads the screen of a route, once however often it is called. */
  load(route: string): Promise<unknown>;
  /** Has what did not arrive loaded again when it is opened. */
  forgetFailed(): void;
}

/**
 * Loads the screens that a person is likely to open next: those that the page links to, and the login. It begins once
 * the page stands, goes on while there is nothing else to do, and stays away from a scarce network.
 */
export function loadAhead(ports: AheadPorts): void {
  const { connection, router } = ports;

  async function loadNext(): Promise<void> {
    const route = router.current();
    try {
      await ports.load(route);
    } catch {
      // The page says so, and offers a retry.
      return;
    }
    await quiet(ports);
    const login = ports.needsLogin() ? [ROUTES.login] : [];
    for (const next of new Set([...login, ...ports.links()])) {
      if (router.current() !== route || connection.isScarce()) return;
      await ports.load(next);
      await ports.idleTime();
    }
  }

  const follow = () => void loadNext().catch(ports.forgetFailed);
  router.subscribe(follow);
  follow();
}

/** Nothing is asked of the network, and what it answered is drawn. */
async function quiet({
  loading,
  idleTime,
}: Pick<AheadPorts, 'loading' | 'idleTime'>): Promise<void> {
  await idleTime();
  if (loading.get() === 0) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = loading.subscribe((count) => {
      if (count > 0) return;
      unsubscribe();
      resolve();
    });
  });
  await quiet({ loading, idleTime });
}
