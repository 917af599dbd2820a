import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createAndroidTransport } from './android-transport.ts';
import { createBridge } from './bridge.ts';
import { createIosTransport } from './ios-transport.ts';
import { REQUEST_MESSAGE, WIRE } from './native-wire.ts';
import { createAndroidWindow, createIosWindow } from './testing/strict-window.ts';
import type { Transport } from './transport.ts';

function bridgeOver(transport: Transport) {
  return createBridge({ transport, clock: createVirtualClock(0), random: createSeededRandom(3) });
}

describe.each([
  ['iOS', createIosWindow, createIosTransport, (taken: unknown) => taken],
  [
    'Android',
    createAndroidWindow,
    createAndroidTransport,
    (taken: unknown) => JSON.parse(String(taken)),
  ],
] as const)('%s', (_, createWindow, createTransport, contentOf) => {
  test('transports a call and its answer', async () => {
    const { window, taken, send } = createWindow();
    const call = bridgeOver(createTransport(window)).call('setTitle', { title: 'Kopi' });

    const request = v.parse(REQUEST_MESSAGE, contentOf(taken[0]));
    expect(request).toMatchObject({ v: 1, method: 'setTitle', params: { title: 'Kopi' } });
    send({ id: request.id, code: 0, data: null, msg: '' });
    expect(await call).toEqual({ ok: true, value: undefined });
  });

  test('reads the app version from the user agent', () => {
    const { window } = createWindow(`Mozilla/5.0 ${WIRE.injectedName}/2.14.0`);
    expect(createTransport(window).appVersion).toBe('2.14.0');
    expect(createTransport(createWindow('Mozilla/5.0').window).appVersion).toBeNull();
  });

  test('fails with -4 if the app injected nothing', async () => {
    const window = { navigator: { userAgent: `${WIRE.injectedName}/3.3.0` } };
    expect(await bridgeOver(createTransport(window)).call('back', {})).toEqual({
      ok: false,
      failure: { kind: 'no-bridge', code: -4 },
    });
  });
});

test('fails if a message handler throws', async () => {
  const window = {
    navigator: { userAgent: 'Safari' },
    webkit: {
      messageHandlers: {
        [WIRE.injectedName]: {
          postMessage() {
            throw new DOMException('gone', 'InvalidAccessError');
          },
        },
      },
    },
  };
  expect(await bridgeOver(createIosTransport(window)).call('back', {})).toEqual({
    ok: false,
    failure: { kind: 'no-bridge', code: -4 },
  });
});

test('keeps the answers of two bridges on one page apart', async () => {
  const { window, taken, send } = createIosWindow();
  const transports = [createIosTransport(window), createIosTransport(window)];
  const calls = transports.map((transport, seed) =>
    createBridge({
      transport,
      clock: createVirtualClock(0),
      random: createSeededRandom(seed),
    }).call('getSafeTop', {}),
  );
  const ids = taken.map((message) => v.parse(REQUEST_MESSAGE, message).id);
  for (const [top, id] of ids.entries()) send({ id, code: 0, data: { top } });
  expect(await Promise.all(calls)).toEqual([
    { ok: true, value: { top: 0 } },
    { ok: true, value: { top: 1 } },
  ]);
});
