import { BRAND, fail, type NativeHost } from '@cangkir/core';

/**
 * The native app around the page. The bridge is loaded where there is a trace of the app: in any other
 * browser each call would answer that there is none (-3), and a customer who comes from a chat on a slow
 * line need not load 5 KB to hear it.
 */
export function openNativeHost(load: () => Promise<NativeHost>): NativeHost {
  return hasTraceOfApp() ? loadedHost(load) : OUTSIDE_APP;
}

/** What `detectTransport` of the bridge looks at, and no less: it has the last word. */
function hasTraceOfApp(): boolean {
  return (
    BRAND.appName in window || 'webkit' in window || navigator.userAgent.includes(BRAND.appName)
  );
}

async function refuse() {
  return fail({ kind: 'outside-app' } as const);
}

const OUTSIDE_APP: NativeHost = {
  logIn: refuse,
  currentLogin: refuse,
  hideNavigationBar: refuse,
  setTitle: refuse,
  back: refuse,
  safeTop: refuse,
  deviceId: refuse,
  share: refuse,
  scan: refuse,
  payByGiftCard: refuse,
  onTokenUpdate: () => () => {},
};

/** A host whose calls wait until the bridge is there. Without it the web's way is taken. */
function loadedHost(load: () => Promise<NativeHost>): NativeHost {
  const loading = load().catch(() => OUTSIDE_APP);
  return {
    logIn: async () => (await loading).logIn(),
    currentLogin: async () => (await loading).currentLogin(),
    hideNavigationBar: async () => (await loading).hideNavigationBar(),
    setTitle: async (title) => (await loading).setTitle(title),
    back: async () => (await loading).back(),
    safeTop: async () => (await loading).safeTop(),
    deviceId: async () => (await loading).deviceId(),
    share: async (content) => (await loading).share(content),
    scan: async () => (await loading).scan(),
    payByGiftCard: async (orderNumber) => (await loading).payByGiftCard(orderNumber),
    onTokenUpdate(listener) {
      const stopping = loading.then((host) => host.onTokenUpdate(listener));
      return () => void stopping.then((stop) => stop());
    },
  };
}
