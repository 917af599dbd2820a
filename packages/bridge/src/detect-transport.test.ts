import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createBridge } from './bridge.ts';
import { detectTransport } from './detect-transport.ts';
import type { NativeWindow } from './native-window.ts';
import { WIRE } from './native-wire.ts';
import { createAndroidWindow, createIosWindow } from './testing/strict-window.ts';

/** The page of a build that counts as native, or of one that does not. */
function pageOf(treatsAsNative: boolean): Pick<NativeWindow, 'document'> {
  return {
    document: { documentElement: { dataset: treatsAsNative ? { treatAsNative: '' } : {} } },
  };
}

function callOn(window: NativeWindow) {
  const bridge = createBridge({
    transport: detectTransport(window),
    clock: createVirtualClock(0),
    random: createSeededRandom(1),
  });
  return bridge.call('back', {});
}

const APP = `Mozilla/5.0 ${WIRE.injectedName}/3.3.0`;
const PLAIN = 'Mozilla/5.0 Chrome/140';

test('finds Android by the injected object', () => {
  const { window } = createAndroidWindow(PLAIN);
  expect(detectTransport(window)).toMatchObject({
    platform: 'android',
    appVersion: null,
  });
});

test('finds iOS by the app’s name in the user agent', () => {
  const { window } = createIosWindow(APP);
  expect(detectTransport(window)).toMatchObject({
    platform: 'ios',
    appVersion: '3.3.0',
  });
});

test('treats a handler without the name as iOS if the build says so', () => {
  const { window } = createIosWindow(PLAIN);
  expect(detectTransport({ ...window, ...pageOf(true) }).platform).toBe('ios');
  expect(detectTransport({ ...window, ...pageOf(false) }).platform).toBe('web');
  expect(detectTransport(window).platform).toBe('web');
});

test.each([false, true])(
  'fails with -3 in a plain browser, treated as native: %s',
  async (treatAsNative) => {
    const window = { navigator: { userAgent: PLAIN }, ...pageOf(treatAsNative) };
    expect(detectTransport(window).platform).toBe('web');
    expect(await callOn(window)).toEqual({
      ok: false,
      failure: { kind: 'outside-app', code: -3 },
    });
  },
);

test.each([false, true])(
  'fails with -4 if the user agent names the app but there is no bridge, treated as native: %s',
  async (treatAsNative) => {
    expect(await callOn({ navigator: { userAgent: APP }, ...pageOf(treatAsNative) })).toEqual({
      ok: false,
      failure: { kind: 'no-bridge', code: -4 },
    });
  },
);
