import { createApiClient, createGateways } from '@cangkir/api';
import type { DroppedMessage } from '@cangkir/bridge';
import {
  type App,
  createApp,
  type NativeHost,
  openSession,
  type PagePorts,
  queryOf,
  type VoucherGateway,
} from '@cangkir/core';
import { createBrowserClock } from './adapters/browser-clock.ts';
import { browserRandom } from './adapters/browser-random.ts';
import { browserSha256 } from './adapters/browser-sha256.ts';
import { createBrowserStorage } from './adapters/browser-storage.ts';
import { fingerprint } from './adapters/fingerprint.ts';
import { openNativeHost } from './adapters/native-host.ts';
import { phoneNumbers } from './adapters/phone-numbers.ts';
import { webOtp } from './adapters/web-otp.ts';
import { createHashRouter, type HashRouter } from './navigation/hash-router.ts';

/** What the screens run on. */
export interface Product {
  readonly app: App;
  readonly router: HashRouter;
  readonly native: NativeHost;
  readonly vouchers: VoucherGateway;
  /** The corrected time: milliseconds since the epoch. */
  now(): number;
}

/** For the developer at the web view's inspector: what came, and never what it held. */
function reportDropped(dropped: DroppedMessage): void {
  // biome-ignore lint/suspicious/noConsole: the inspector is where somebody looks for it.
  console.warn('Dropped a message of the native app', dropped);
}

/** Joins the platform's adapters to the ports of the core: the only place where they meet. */
export function compose(): Product {
  const clock = createBrowserClock();
  // The product's own, so that a tool may let it decide the same each time. The bridge's ids decide nothing.
  const random = { ...browserRandom };
  const router = createHashRouter(window);
  const session = openSession({
    local: createBrowserStorage('localStorage'),
    session: createBrowserStorage('sessionStorage'),
  });

  const native = openNativeHost(async () => {
    const { createBridge, createNativeHost, detectTransport } = await import('@cangkir/bridge');
    const transport = detectTransport(window);
    return createNativeHost(
      createBridge({ transport, clock, random: browserRandom, onDropped: reportDropped }),
    );
  });

  const client = createApiClient({
    baseUrl: location.origin,
    token: () => session.global.get().token,
    sourceId: () => queryOf(router.current())['sourceId'] ?? '',
    language: () => app.language(),
    hash: browserSha256,
    clock,
    random,
    onServerDate: (serverNow) => clock.correct(serverNow),
  });
  const gateways = createGateways(client);

  // A machine without a screen would ask for what nobody sees: each page comes with its screen.
  const pages: PagePorts = {};
  const app: App = createApp({
    ...gateways,
    clock,
    random,
    router,
    native,
    session,
    phones: phoneNumbers,
    smsCodes: webOtp,
    device: fingerprint,
    preferredLanguages: navigator.languages,
    pages,
  });

  // For tools that look on from outside, as they do over the browser's own hooks.
  dispatchEvent(new CustomEvent('composed', { detail: { app, native, pages, random } }));
  return { app, router, native, vouchers: gateways.vouchers, now: () => clock.now() };
}
