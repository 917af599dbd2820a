import { type NativeHost, succeed } from '@cangkir/core';
import { createMemoryNativeHost } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { type SeenResult, watchNative } from './watch-native.ts';

function startNative(): NativeHost {
  return createMemoryNativeHost({
    setTitle: async () => succeed(undefined),
    safeTop: async () => succeed(44),
  });
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
