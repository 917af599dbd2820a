import { fail, type NativeHost, succeed } from '@cangkir/core';
import { expect, test } from 'vitest';
import { type SeenResult, watchNative } from './watch-native.ts';

function startNative(): NativeHost {
  const outside = async () => fail({ kind: 'outside-app' } as const);
  return {
    logIn: outside,
    currentLogin: outside,
    hideNavigationBar: outside,
    setTitle: async () => succeed(undefined),
    back: outside,
    safeTop: async () => succeed(44),
    appCache: outside,
    deviceId: outside,
    appVersion: outside,
    showStore: outside,
    share: outside,
    scan: outside,
    payByGiftCard: outside,
    onTokenUpdate: () => () => {},
  };
}

test('reports the result of each call by its name, and the calls answer as before', async () => {
  const native = startNative();
  const { setTitle } = native;
  const seen: (readonly [string, SeenResult, unknown])[] = [];
  watchNative(native, (method, result, input) => seen.push([method, result, input]));
  expect(native.setTitle).not.toBe(setTitle);
  expect(await native.safeTop()).toEqual({ ok: true, value: 44 });
  await native.setTitle('Voucher');
  expect(await native.currentLogin()).toEqual({ ok: false, failure: { kind: 'outside-app' } });
  expect(seen).toEqual([
    ['getSafeTop', { ok: true, value: 44 }, {}],
    ['setTitle', { ok: true, value: undefined }, 'Voucher'],
    ['userInfo', { ok: false, failure: { kind: 'outside-app' } }, {}],
  ]);
});
