import {
  createApiClient,
  createConfigGateway,
  createLoginGateway,
  createPagePorts,
  type Hash,
} from '@cangkir/api';
import {
  type Bridge,
  type BridgeFailure,
  createBridge,
  createNativeHost,
  type MethodName,
  type Transport,
} from '@cangkir/bridge';
import {
  type App,
  type Clock,
  correctClock,
  createApp,
  DEFAULT_MARKET,
  leaveByApp,
  openSession,
  type Result,
  type Router,
  visibilityInApp,
} from '@cangkir/core';
import { DEFAULT_ENVIRONMENT } from '@cangkir/core/environment';
import {
  correctTo,
  createFlightRecorder,
  createWitness,
  hearCodes,
  keepTrail,
  type PageFacts,
  type Trail,
  takePageStart,
  watchPerson,
} from '@cangkir/core/health';
import { parsePhone } from '@cangkir/core/phone';
import {
  createMemoryConnection,
  createMemoryPageVisibility,
  createMemorySmsInbox,
  type MemoryConnection,
  type MemoryPageVisibility,
  type MemorySmsInbox,
  type PageRandom,
} from '@cangkir/core/testing';
import type { Network } from '../../network/network.ts';
import type { Device } from '../../scenario/scenario.ts';
import type { PhoneName } from '../../settings/settings.ts';
import type { SimulatedPerson } from '../person.ts';
import { createNetworkExchange } from './network-exchange.ts';
import { createPlatform } from './platform.ts';
import type { StorageArea } from './storage-area.ts';

/** A page that was loaded: the product without its screens. */
export interface Page {
  readonly app: App;
  readonly inbox: MemorySmsInbox;
  readonly visibility: MemoryPageVisibility;
  readonly connection: MemoryConnection;
  /** Follows the person to another route. */
  routeChanged(): void;
  /** Ends it, as the browser does when another page is loaded. */
  unload(): void;
}

/** What a page stands on; all of it outlives the page. */
export interface PageWorld {
  readonly phone: PhoneName;
  readonly device: Device;
  readonly clock: Clock;
  readonly randomness: PageRandom;
  readonly network: Network;
  readonly person: SimulatedPerson;
  readonly storage: { readonly local: StorageArea; readonly session: StorageArea };
  /** The platform's, for signatures. */
  readonly hash: Hash;
}

/** Hears what a page does that leaves no trace outside it. */
export interface PageObserver {
  /** A call to the native app came to its end, be it that it never left the page. */
  onCall?(
    method: MethodName,
    result: Result<unknown, BridgeFailure>,
    platform: Device['platform'],
  ): void;
  /** A page keeps its trail from here on, as the app does for the report of a problem. */
  onTrail?(trail: Trail, phone: PhoneName): void;
}

/** Loads the page: the real core on the real client, bridge and rules. */
export function loadPage(
  world: PageWorld,
  history: Router,
  wire: Transport,
  observer: PageObserver,
): Page {
  const { device, randomness } = world;
  const clock = correctClock(deviceClock(world));
  const session = openSession(world.storage);
  const inbox = createMemorySmsInbox();
  const visibility = createMemoryPageVisibility();
  const connection = createMemoryConnection();
  const recorder = createFlightRecorder(clock);
  const witness = createWitness(clock);
  const bridge = createBridge({
    transport: wire,
    clock,
    random: randomness.rest,
    onCall: (name, output) => witness.ask({ kind: 'call', name, contract: [output] }),
  });
  const native = createNativeHost(observed(bridge, device, observer));
  const router = { ...history, leave: leaveByApp(native, history.leave, DEFAULT_ENVIRONMENT) };
  const client = createApiClient({
    exchange: createNetworkExchange(world.network),
    token: () => session.global.get().token,
    sourceId: () => app.source(),
    language: () => app.language(),
    hash: world.hash,
    clock,
    random: randomness.product,
    onServerDate: (serverNow) => correctTo(serverNow, clock, recorder),
    onRequest: (name, contract) => witness.ask({ kind: 'request', name, contract }),
  });
  const app: App = createApp({
    connection,
    config: createConfigGateway(client),
    login: createLoginGateway(client),
    clock,
    random: randomness.product,
    router,
    session,
    native,
    hosts: DEFAULT_ENVIRONMENT,
    phones: { parse: async (typed, country) => parsePhone(typed, country) },
    smsCodes: hearCodes(witness, inbox),
    preferredLanguages: [device.language],
    pages: createPagePorts(
      client,
      createPlatform(world.person, native, visibilityInApp(native, visibility), device.id, witness),
      // No screen shows the art.
      { load: async () => {} },
    ),
  });
  const start = takePageStart(session, router, clock);
  const stop = app.start();
  watchPerson({ root: app.root, session, router, visibility }, witness);
  observer.onTrail?.(
    keepTrail({
      root: app.root,
      hosts: DEFAULT_ENVIRONMENT,
      start,
      clock,
      router,
      witness,
      recorder,
      facts: () => factsOf(device, app),
      // No script of a build runs here.
      ownFiles: 'http://localhost/',
      nextTask: async () => {},
    }),
    world.phone,
  );

  return {
    app,
    inbox,
    visibility,
    connection,
    routeChanged: app.routeChanged,
    unload() {
      stop();
      bridge.close();
    },
  };
}

function factsOf({ platform }: Device, app: App): PageFacts {
  const isInApp = platform !== 'browser';
  return {
    release: 'machines',
    market: DEFAULT_MARKET,
    language: app.language(),
    platform: isInApp ? platform : 'android',
    isInApp,
  };
}

/** The clock of the phone, which may be wrong. */
function deviceClock({ clock, device }: PageWorld): Clock {
  return { ...clock, now: () => clock.now() + device.clockOffset };
}

function observed(bridge: Bridge, { platform }: Device, { onCall }: PageObserver): Bridge {
  if (onCall === undefined) return bridge;
  return {
    ...bridge,
    async call(method, params) {
      const result = await bridge.call(method, params);
      onCall(method, result, platform);
      return result;
    },
  };
}
