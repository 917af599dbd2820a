import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { createBridge } from './bridge.ts';
import { createNativeHost } from './bridge-native-host.ts';
import { createMemoryTransport } from './memory-transport.ts';
import type { RequestMessage } from './native-wire.ts';
import type { Platform } from './transport.ts';

function setUp(answer: { code: number; data?: unknown }, platform: Platform = 'ios') {
  const requests: Pick<RequestMessage, 'method' | 'params'>[] = [];
  const transport = createMemoryTransport({
    platform,
    appVersion: '3.3.0',
    handle({ id, method, params }, post) {
      requests.push({ method, params });
      post({ id, ...answer });
    },
  });
  const bridge = createBridge({
    transport,
    clock: createVirtualClock(0),
    random: createSeededRandom(1),
  });
  return { host: createNativeHost(bridge), post: transport.post, requests };
}

test('maps the app’s user to the domain', async () => {
  const data = { token: 't', userId: 'u1', phone: '+6281234567890' };
  expect(await setUp({ code: 0, data }).host.currentLogin()).toEqual({
    ok: true,
    value: { token: 't', user: { id: 'u1', phone: '+6281234567890' } },
  });
  expect(await setUp({ code: 0, data: null }).host.currentLogin()).toEqual({
    ok: true,
    value: null,
  });
});

test('maps each call of the domain to the app’s', async () => {
  const { host, requests } = setUp({ code: 0, data: null });
  expect(await host.logIn()).toEqual({ ok: true, value: undefined });
  expect(await host.hideNavigationBar('#fbf6ee')).toEqual({ ok: true, value: undefined });
  expect(await host.setTitle('Kopi')).toEqual({ ok: true, value: undefined });
  expect(await host.back()).toEqual({ ok: true, value: undefined });
  expect(await host.close()).toEqual({ ok: true, value: undefined });
  expect(await host.openPage('app://orders')).toEqual({ ok: true, value: undefined });
  expect(await host.payByGiftCard('G1')).toEqual({ ok: true, value: undefined });
  expect(await host.showStore()).toEqual({ ok: true, value: undefined });
  expect(await host.shareTo(1011, 1)).toEqual({ ok: true, value: undefined });
  expect(requests).toEqual([
    { method: 'toLogin', params: {} },
    { method: 'showOrHideNav', params: { show: false, color: '#fbf6ee' } },
    { method: 'setTitle', params: { title: 'Kopi' } },
    { method: 'back', params: {} },
    { method: 'close', params: {} },
    { method: 'routeJump', params: { jumpUrl: 'app://orders' } },
    { method: 'giftCardToPay', params: { orderNumber: 'G1' } },
    { method: 'toAppStore', params: {} },
    { method: 'shareToItem', params: { type: 1011, imageType: 1 } },
  ]);
});

test('reads where the phone is', async () => {
  const place = { latitude: -6.2, longitude: 106.8 };
  expect(await setUp({ code: 0, data: place }).host.locate()).toEqual({ ok: true, value: place });
});

test('reads the inset at the top and the device', async () => {
  expect(await setUp({ code: 0, data: { top: 44 } }).host.safeTop()).toEqual({
    ok: true,
    value: 44,
  });
  const device = { deviceId: 'd1', model: 'm', systemVersion: '18', appVersion: '3.3.0' };
  expect(await setUp({ code: 0, data: device }).host.deviceId()).toEqual({ ok: true, value: 'd1' });
  expect(await setUp({ code: 0, data: device }).host.appVersion()).toEqual({
    ok: true,
    value: '3.3.0',
  });
});

test('reduces a failure to its kind', async () => {
  expect(await setUp({ code: 7 }).host.logIn()).toEqual({
    ok: false,
    failure: { kind: 'declined' },
  });
  expect(await setUp({ code: -5 }).host.safeTop()).toEqual({
    ok: false,
    failure: { kind: 'unsupported' },
  });
  expect(await setUp({ code: 0, data: 5 }).host.currentLogin()).toEqual({
    ok: false,
    failure: { kind: 'malformed' },
  });
});

test('treats a failed device info on Android as unavailable', async () => {
  expect(await setUp({ code: 1 }, 'android').host.deviceId()).toEqual({
    ok: false,
    failure: { kind: 'no-device-info' },
  });
  expect(await setUp({ code: 1 }, 'android').host.appVersion()).toEqual({
    ok: false,
    failure: { kind: 'no-device-info' },
  });
  expect(await setUp({ code: -5 }, 'android').host.deviceId()).toEqual({
    ok: false,
    failure: { kind: 'unsupported' },
  });
  expect(await setUp({ code: 1 }, 'android').host.logIn()).toEqual({
    ok: false,
    failure: { kind: 'declined' },
  });
  expect(await setUp({ code: 1 }, 'ios').host.deviceId()).toEqual({
    ok: false,
    failure: { kind: 'declined' },
  });
});

test('calls the listener on a new token until it unsubscribes', () => {
  const { host, post } = setUp({ code: 0 });
  const listener = vi.fn();
  const leave = host.onTokenUpdate(listener);
  post({ event: 'tokenUpdate', data: { token: 'new' } });
  leave();
  post({ event: 'tokenUpdate' });
  expect(listener).toHaveBeenCalledExactlyOnceWith();
});

test('calls the listener when the app pauses and resumes the page, until it unsubscribes', () => {
  const { host, post } = setUp({ code: 0 });
  const listener = vi.fn();
  const leave = host.onPause(listener);
  post({ event: 'pause' });
  post({ event: 'resume' });
  leave();
  post({ event: 'pause' });
  post({ event: 'resume' });
  expect(listener.mock.calls).toEqual([[true], [false]]);
});
