import { BRAND, fail, type NativeHost, SHARE_IMAGE_TYPE, SHARE_TYPE, succeed } from '@cangkir/core';
import { createMemoryNativeHost } from '@cangkir/core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openNativeHost } from './native-host.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function openPage(window: object, userAgent = 'Mozilla/5.0') {
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { userAgent });
}

const ANDROID_APP = { [BRAND.appName]: {} };
/** The script handlers of an app's web view on iOS. */
const iosApp = (...names: readonly string[]) => ({
  webkit: { messageHandlers: Object.fromEntries(names.map((name) => [name, {}])) },
});

type Call = Exclude<keyof NativeHost, 'onTokenUpdate' | 'onPause'>;

const CALLS: Readonly<Record<Call, (host: NativeHost) => Promise<unknown>>> = {
  logIn: (host) => host.logIn(),
  currentLogin: (host) => host.currentLogin(),
  hideNavigationBar: (host) => host.hideNavigationBar('#fbf6ee'),
  setTitle: (host) => host.setTitle('Voucher'),
  back: (host) => host.back(),
  close: (host) => host.close(),
  openPage: (host) => host.openPage('app://orders'),
  safeTop: (host) => host.safeTop(),
  appCache: (host) => host.appCache('common.sourceid'),
  deviceId: (host) => host.deviceId(),
  appVersion: (host) => host.appVersion(),
  showStore: (host) => host.showStore(),
  shareTo: (host) => host.shareTo(SHARE_TYPE.photoApp, SHARE_IMAGE_TYPE.bargain),
  share: (host) => host.share({ title: 'Kopi', text: 'Bantu aku', url: 'https://app.test/' }),
  locate: (host) => host.locate(),
  scan: (host) => host.scan(),
  payByGiftCard: (host) => host.payByGiftCard('G1'),
};

const OUTSIDE_APP = fail({ kind: 'outside-app' });

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  test('is refused in a plain browser, which loads no bridge', async () => {
    openPage({});
    const load = vi.fn(async () => createMemoryNativeHost());

    expect(await call(openNativeHost(load))).toEqual(OUTSIDE_APP);
    expect(load).not.toHaveBeenCalled();
  });

  test('reaches the bridge in the app', async () => {
    openPage(ANDROID_APP);
    const answer = vi.fn(async () => succeed('answered'));
    const host = openNativeHost(async () => ({ ...createMemoryNativeHost(), [name]: answer }));

    expect(await call(host)).toEqual(succeed('answered'));
    expect(answer).toHaveBeenCalledOnce();
  });

  test('is refused when the bridge does not load', async () => {
    openPage(ANDROID_APP);
    const host = openNativeHost(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await call(host)).toEqual(OUTSIDE_APP);
  });
});

test.each([
  ['Android’s injected object', ANDROID_APP, 'Mozilla/5.0'],
  ['its message handler on iOS', iosApp('analytics', BRAND.appName), 'Mozilla/5.0'],
  ['the app’s name in the user agent', {}, `Mozilla/5.0 ${BRAND.appName}/3.3.0`],
])('%s is a trace of the app: the bridge is loaded, once', async (_what, window, userAgent) => {
  openPage(window, userAgent);
  const load = vi.fn(async () => createMemoryNativeHost({ safeTop: async () => succeed(44) }));

  const host = openNativeHost(load);

  expect(await host.safeTop()).toEqual(succeed(44));
  await host.back();
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['Safari', { webkit: {} }],
  ['an app of others on iOS, and Chrome', iosApp('share', 'openProfile')],
  ['an app of others on Android', { ChatBridge: {} }],
])('%s is no trace of the app', async (_what, window) => {
  openPage(window);
  const load = vi.fn(async () => createMemoryNativeHost());

  expect(await openNativeHost(load).safeTop()).toEqual(OUTSIDE_APP);
  expect(load).not.toHaveBeenCalled();
});

test('passes the title on', async () => {
  openPage(ANDROID_APP);
  const setTitle = vi.fn(async () => succeed(undefined));

  await openNativeHost(async () => createMemoryNativeHost({ setTitle })).setTitle('Voucherku');

  expect(setTitle).toHaveBeenCalledExactlyOnceWith('Voucherku');
});

/** The app, whose bridge is still loading. */
function openApp() {
  openPage(ANDROID_APP);
  const listeners = new Set<() => void>();
  const host = openNativeHost(async () =>
    createMemoryNativeHost({
      onTokenUpdate(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
  );
  return {
    host,
    async updateToken() {
      // The answer of a call proves that the bridge loaded, and so that earlier subscriptions reached it.
      await host.safeTop();
      for (const listener of listeners) listener();
    },
  };
}

test('calls a listener added before the bridge loaded, until it unsubscribes', async () => {
  const app = openApp();
  const listener = vi.fn();
  const stop = app.host.onTokenUpdate(listener);

  await app.updateToken();
  expect(listener).toHaveBeenCalledOnce();

  stop();
  await app.updateToken();
  expect(listener).toHaveBeenCalledOnce();
});

test('never calls a listener that unsubscribed before the bridge loaded', async () => {
  const app = openApp();
  const listener = vi.fn();
  app.host.onTokenUpdate(listener)();

  await app.updateToken();

  expect(listener).not.toHaveBeenCalled();
});

test('hears of a pause once the bridge has loaded', async () => {
  openPage(ANDROID_APP);
  const onPause = vi.fn(() => () => {});
  const host = openNativeHost(async () => createMemoryNativeHost({ onPause }));
  const listener = vi.fn();
  host.onPause(listener);

  await host.safeTop();
  expect(onPause).toHaveBeenCalledExactlyOnceWith(listener);
});

test('reports no event in a plain browser', () => {
  openPage({});
  const host = openNativeHost(async () => createMemoryNativeHost());
  expect(host.onTokenUpdate(vi.fn())).not.toThrow();
  expect(host.onPause(vi.fn())).not.toThrow();
});
