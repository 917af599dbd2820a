import {
  type Browser,
  correctClock,
  createApp,
  createLoadingCounter,
  type NativeHost,
  type PagePorts,
  succeed,
} from '@cangkir/core';
import {
  createFlightRecorder,
  createWitness,
  keepTrail,
  takePageStart,
  watchPerson,
} from '@cangkir/core/health';
import {
  createMemoryAudioOutput,
  createMemoryBridgeConsole,
  createMemoryNativeHost,
  createMemoryPageVisibility,
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
  MEMORY_PAGE_FACTS,
  type MemoryWorld,
  portsOf,
} from '@cangkir/core/testing';
import { createBrowserScanner } from './adapters/browser-scanner.ts';
import { NO_TAPS } from './navigation/taps.ts';
import type { Product } from './product-context.tsx';

interface InMemoryOptions {
  /** The route that the person opened. */
  readonly route: string;
  readonly world?: MemoryWorld;
  /** The ports of pages that differ from those in memory. */
  readonly pages?: Partial<PagePorts>;
  /** The calls that the native app answers: outside of it there are none. */
  readonly calls?: Partial<NativeHost>;
  readonly browser?: Browser;
}

/** The product on in-memory ports, for stories, tests and prerendering. Its app is not started. */
export function composeInMemory({
  route,
  world = createMemoryWorld(),
  pages,
  calls,
  browser = { system: 'android', isInOtherApp: false },
}: InMemoryOptions): Product {
  const listeners = new Set<() => void>();
  const router = createMemoryRouter(route, () => {
    for (const listener of listeners) listener();
  });
  const native = createMemoryNativeHost(calls);
  const ports = createMemoryPorts(world, { router, native });
  const app = createApp({ ...ports, pages: { ...ports.pages, ...pages } });
  const visibility = createMemoryPageVisibility();
  const followed = {
    ...router,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    depth: () => 0,
    before: () => null,
    back: () => {},
  };
  const clock = correctClock(world.clock);
  const witness = createWitness(clock);
  watchPerson({ root: app.root, session: app.session, router, visibility }, witness);
  const trail = keepTrail({
    root: app.root,
    hosts: ports.hosts,
    start: takePageStart(app.session, router, clock),
    clock,
    router,
    witness,
    recorder: createFlightRecorder(clock),
    ownFiles: 'https://h5.test/',
    nextTask: async () => {},
    facts: () => ({
      ...MEMORY_PAGE_FACTS,
      language: app.language(),
      platform: browser.system,
    }),
  });
  return {
    app,
    router: followed,
    arrival: { arrive: () => {}, isReturning: () => false },
    taps: NO_TAPS,
    native,
    hosts: ports.hosts,
    loading: createLoadingCounter(),
    browser,
    links: { linkTo: (opened) => `https://h5.test/#${opened}` },
    isInApp: false,
    gateways: portsOf(world.gateways),
    audio: createMemoryAudioOutput(),
    clipboard: { copy: async () => true },
    connection: ports.connection,
    locator: { locate: async () => ({ latitude: -6.2034, longitude: 106.7972 }) },
    scanner: createBrowserScanner(() => Promise.reject(new Error('There is no camera in memory.'))),
    openBridgeConsole: async () => createMemoryBridgeConsole(),
    openTrail: async () => trail,
    sharing: { share: async () => succeed(undefined) },
    visibility,
    storage: world.local,
    now: () => world.clock.now(),
    titleOf: () => null,
    showTitle: () => {},
  };
}
