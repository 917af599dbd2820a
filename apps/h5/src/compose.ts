import {
  countLoads,
  createApiClient,
  createConfigGateway,
  createHttpExchange,
  createLoginGateway,
  createPagePorts,
  createScreenGateways,
  createTrackingGateway,
} from '@cangkir/api';
import type { DroppedMessage } from '@cangkir/bridge';
import {
  type App,
  type Clock,
  copyAnywhere,
  createApp,
  createLoadingCounter,
  forgetUserOnLogout,
  leaveByApp,
  locateAnywhere,
  openSession,
  type PlatformPorts,
  readBrowser,
  type StartUpRoutines,
  scanAnywhere,
  shareAnywhere,
  visibilityInApp,
} from '@cangkir/core';
import type { Environment } from '@cangkir/core/environment';
import {
  correctTo,
  createErrorBuffer,
  createFlightRecorder,
  createWitness,
  hearAnswer,
  hearCodes,
  hearTroubles,
  takePageStart,
} from '@cangkir/core/health';
import { createBrowserAudioOutput } from './adapters/browser-audio-output.ts';
import { asyncClipboard, selectionClipboard } from './adapters/browser-clipboard.ts';
import { createBrowserClock } from './adapters/browser-clock.ts';
import { browserConnection } from './adapters/browser-connection.ts';
import { browserLocator } from './adapters/browser-locator.ts';
import { browserPageVisibility } from './adapters/browser-page-visibility.ts';
import { browserRandom } from './adapters/browser-random.ts';
import { createBrowserScanner } from './adapters/browser-scanner.ts';
import { browserSha256 } from './adapters/browser-sha256.ts';
import { browserSharing } from './adapters/browser-sharing.ts';
import { createBrowserStorage } from './adapters/browser-storage.ts';
import { createTitle } from './adapters/browser-title.ts';
import { readEnvironment } from './adapters/environment.ts';
import { fingerprint } from './adapters/fingerprint.ts';
import { hasTraceOfApp, openNativeHost } from './adapters/native-host.ts';
import { phoneNumbers } from './adapters/phone-numbers.ts';
import { createSummaryArt } from './adapters/summary-art.ts';
import { webOtp } from './adapters/web-otp.ts';
import { withEarlyAnswers } from './first-view/early-answer.ts';
import { loadNamespaces } from './i18n/i18n.ts';
import { createArrival } from './navigation/arrival.ts';
import { createHashRouter } from './navigation/hash-router.ts';
import { NO_TAPS } from './navigation/taps.ts';
import type { Product } from './product-context.tsx';
import { screenAt } from './screens.ts';
import { createStartUp } from './start/start-up.ts';
import { followWindowErrors } from './start/window-errors.ts';

/** Reports to the web view's inspector which message was dropped, and never what it held. */
function reportDropped(dropped: DroppedMessage): void {
  // biome-ignore lint/suspicious/noConsole: developers look for it in the inspector.
  console.warn('Dropped a message of the native app', dropped);
}

/** Runs `load` once, and returns the same promise. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Joins the platform's adapters to the ports of the core: the only place where they meet. */
export function compose(): {
  readonly product: Product;
  readonly startUp: StartUpRoutines;
  readonly environment: Environment;
  readonly clock: Clock;
} {
  const environment = readEnvironment();
  const clock = createBrowserClock();
  const recorder = createFlightRecorder(clock);
  const witness = createWitness(clock);
  const errors = hearTroubles(witness, createErrorBuffer());
  followWindowErrors(window, errors);
  // A copy, which a tool may replace with a seeded random. The ids of the bridge need no such control.
  const random = { ...browserRandom };
  const local = createBrowserStorage('localStorage');
  const ofTab = createBrowserStorage('sessionStorage');
  const storages = { local, session: ofTab };
  const session = openSession(storages);
  forgetUserOnLogout(session, storages);

  const openBridge = once(async () => {
    const { createBridge, createNativeHost, detectTransport } = await import('@cangkir/bridge');
    const transport = detectTransport(window);
    const bridge = createBridge({
      transport,
      clock,
      random: browserRandom,
      onDropped: reportDropped,
      onCall(method, output) {
        const hear = witness.ask({ kind: 'call', name: method, contract: [output] });
        return (outcome, data) => {
          recorder.record({ kind: 'native', method, outcome });
          hear(outcome, data);
        };
      },
    });
    return { transport, bridge, native: createNativeHost(bridge) };
  });
  const openBridgeConsole = once(async () => {
    const [{ transport, bridge }, { createBridgeConsole }] = await Promise.all([
      openBridge(),
      import('@cangkir/bridge/console'),
    ]);
    return createBridgeConsole({
      transport,
      bridge,
      clock,
      random: browserRandom,
      storage: local,
    });
  });
  const native = openNativeHost(async () => (await openBridge()).native);
  const hashRouter = createHashRouter(window);
  const taps = window.taps ?? NO_TAPS;
  const router = { ...hashRouter, leave: leaveByApp(native, hashRouter.leave, environment) };

  const exchange = createHttpExchange(
    environment.apiOrigin ?? location.origin,
    withEarlyAnswers(fetch),
  );
  const loading = createLoadingCounter();
  const client = createApiClient({
    exchange: countLoads(exchange, loading),
    token: () => session.global.get().token,
    sourceId: () => app.source(),
    language: () => app.language(),
    hash: browserSha256,
    clock,
    random,
    onServerDate: (serverNow) => correctTo(serverNow, clock, recorder),
    onOutcome: (endpoint, outcome) => recorder.record({ kind: 'request', endpoint, outcome }),
    onRequest: (name, contract) => witness.ask({ kind: 'request', name, contract }),
    onMalformed: (endpoint, field) => errors.report({ kind: 'malformed', endpoint, field }),
  });

  const scanner = createBrowserScanner(async () => {
    const view = import('./features/scanner/camera-scanner.tsx');
    await loadNamespaces(['scanner']);
    return (await view).CameraScanner;
  });

  const platform: PlatformPorts = {
    clipboard: copyAnywhere([asyncClipboard, selectionClipboard], clock),
    device: fingerprint,
    links: { linkTo: (route) => `${location.origin}${location.pathname}#${route}` },
    scanner: scanAnywhere(native, {
      scan: () => hearAnswer(witness, 'scan', scanner.scan()),
    }),
    sharing: shareAnywhere(native, {
      share: (content) => hearAnswer(witness, 'share', browserSharing.share(content)),
    }),
    visibility: visibilityInApp(native, browserPageVisibility),
  };

  const start = takePageStart(session, router, clock);
  const browser = readBrowser(navigator);
  const openTrail = once(async () => {
    const { startTrail } = await import('./start/trail.ts');
    return startTrail({
      app,
      hosts: environment,
      start,
      clock,
      router: hashRouter,
      witness,
      errors,
      recorder,
      browser,
      release: environment.release,
    });
  });

  const art = createSummaryArt(() => import('./features/annual-summary/stage-art.tsx'));
  const pages = createPagePorts(client, platform, art);
  const app: App = createApp({
    connection: browserConnection,
    config: createConfigGateway(client),
    login: createLoginGateway(client),
    clock,
    random,
    router,
    native,
    hosts: environment,
    session,
    phones: phoneNumbers,
    smsCodes: hearCodes(witness, webOtp),
    preferredLanguages: navigator.languages,
    pages,
  });

  // Tools that watch the page listen to it, as they do to the browser's own events.
  dispatchEvent(new CustomEvent('composed', { detail: { app, native, random } }));
  const product: Product = {
    app,
    router,
    arrival: createArrival(router, taps, window),
    taps,
    native,
    hosts: environment,
    loading,
    browser,
    links: platform.links,
    isInApp: hasTraceOfApp(),
    gateways: createScreenGateways(client),
    audio: createBrowserAudioOutput(),
    clipboard: platform.clipboard,
    connection: browserConnection,
    locator: locateAnywhere(native, browserLocator),
    scanner,
    openBridgeConsole,
    openTrail,
    sharing: platform.sharing,
    visibility: platform.visibility,
    storage: local,
    now: () => clock.now(),
    titleOf: (name, language) => window.titleOf?.(name, language) ?? null,
    showTitle: createTitle(native),
  };
  const startUp = createStartUp(
    product,
    {
      tracking: createTrackingGateway(exchange, clock),
      app,
      clock,
      // A scenario's randomness is for what the product decides.
      random: browserRandom,
      router,
      native,
      session,
      visibility: platform.visibility,
      storage: ofTab,
      errors,
      recorder,
      witness,
      loading,
      screenLoader: (route) => screenAt(route).load,
      browser,
      openTrail,
      release: environment.release,
    },
    environment,
  );
  return { product, startUp, environment, clock };
}
