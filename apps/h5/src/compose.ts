import {
  createApiClient,
  createClaimGateway,
  createConfigGateway,
  createLoginGateway,
  createVoucherGateway,
} from '@cangkir/api';
import type { DroppedMessage } from '@cangkir/bridge';
import { type App, createApp, openSession, type PagePorts, queryOf } from '@cangkir/core';
import { createBrowserClock } from './adapters/browser-clock.ts';
import { browserRandom } from './adapters/browser-random.ts';
import { browserSha256 } from './adapters/browser-sha256.ts';
import { createBrowserStorage } from './adapters/browser-storage.ts';
import { fingerprint } from './adapters/fingerprint.ts';
import { openNativeHost } from './adapters/native-host.ts';
import { phoneNumbers } from './adapters/phone-numbers.ts';
import { webOtp } from './adapters/web-otp.ts';
import { createHashRouter } from './navigation/hash-router.ts';
import type { Product } from './product-context.tsx';

/** Reports to the web view's inspector which message was dropped, and never what it held. */
function reportDropped(dropped: DroppedMessage): void {
  // biome-ignore lint/suspicious/noConsole: developers look for it in the inspector.
  console.warn('Dropped a message of the native app', dropped);
}

/** Joins the platform's adapters to the ports of the core: the only place where they meet. */
export function compose(): Product {
  const clock = createBrowserClock();
  // A copy, which a tool may replace with a seeded random. The ids of the bridge need no such control.
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

  // A page without its ports does not run: each page gets them with its screen.
  const pages: PagePorts = {
    claim: async (common) => ({
      ...common,
      campaigns: createClaimGateway(client),
      device: fingerprint,
    }),
  };
  const app: App = createApp({
    config: createConfigGateway(client),
    login: createLoginGateway(client),
    clock,
    random,
    router,
    native,
    session,
    phones: phoneNumbers,
    smsCodes: webOtp,
    preferredLanguages: navigator.languages,
    pages,
  });

  // Tools that watch the page listen to it, as they do to the browser's own events.
  dispatchEvent(new CustomEvent('composed', { detail: { app, native, pages, random } }));
  return {
    app,
    router,
    native,
    vouchers: createVoucherGateway(client),
    now: () => clock.now(),
  };
}
