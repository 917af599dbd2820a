import { BRAND, fail, type NativeHost } from '@cangkir/core';

/**
 * The native app around the page. The bridge loads only where there is a trace of the app. In any other browser
 * it would answer each call with -3 (outside the app).
 */
export function openNativeHost(load: () => Promise<NativeHost>): NativeHost {
  return hasTraceOfApp() ? loadedHost(load) : OUTSIDE_APP;
}

declare global {
  interface Window {
    /** In a web view of iOS. Other apps have handlers, too, and so has Chrome. */
    readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, object | undefined>> };
  }
}

/** Checks no more than `detectTransport` of the bridge does, which decides. */
export function hasTraceOfApp(): boolean {
  return (
    BRAND.appName in window ||
    window.webkit?.messageHandlers?.[BRAND.appName] !== undefined ||
    navigator.userAgent.includes(BRAND.appName)
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
  close: refuse,
  openPage: refuse,
  safeTop: refuse,
  appCache: refuse,
  deviceId: refuse,
  appVersion: refuse,
  showStore: refuse,
  share: refuse,
  locate: refuse,
  shareTo: refuse,
  scan: refuse,
  payByGiftCard: refuse,
  onTokenUpdate: () => () => {},
  onPause: () => () => {},
};

/** A host whose calls wait for the bridge. When it does not load, they answer as outside the app. */
function loadedHost(load: () => Promise<NativeHost>): NativeHost {
  const loading = load().catch(() => OUTSIDE_APP);

  function later(subscribe: (host: NativeHost) => () => void): () => void {
    const stopping = loading.then(subscribe);
    return () => void stopping.then((stop) => stop());
  }

  return {
    logIn: async () => (await loading).logIn(),
    currentLogin: async () => (await loading).currentLogin(),
    hideNavigationBar: async (color) => (await loading).hideNavigationBar(color),
    setTitle: async (title) => (await loading).setTitle(title),
    back: async () => (await loading).back(),
    close: async () => (await loading).close(),
    openPage: async (address) => (await loading).openPage(address),
    safeTop: async () => (await loading).safeTop(),
    appCache: async (name) => (await loading).appCache(name),
    deviceId: async () => (await loading).deviceId(),
    appVersion: async () => (await loading).appVersion(),
    showStore: async () => (await loading).showStore(),
    share: async (content) => (await loading).share(content),
    locate: async () => (await loading).locate(),
    shareTo: async (type, imageType) => (await loading).shareTo(type, imageType),
    scan: async () => (await loading).scan(),
    payByGiftCard: async (orderNumber) => (await loading).payByGiftCard(orderNumber),
    onTokenUpdate: (listener) => later((host) => host.onTokenUpdate(listener)),
    onPause: (listener) => later((host) => host.onPause(listener)),
  };
}
