import { createBridge } from '@cangkir/bridge';
import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { createPerson } from '../person.ts';
import { writeScenario } from '../testing.ts';
import { createTabHistory } from './history.ts';
import { createNativeApp } from './native-app.ts';

function openBridge(device: object) {
  const clock = createVirtualClock(0);
  const history = createTabHistory('/');
  const scenario = writeScenario({
    device: { platform: 'android', ...device },
    steps: [{ do: 'reload' }],
  });
  const onLogin = vi.fn();
  const onPaid = vi.fn();
  const app = createNativeApp({
    device: scenario.device,
    clock,
    history,
    person: createPerson(scenario.device, () => {}),
    currentLogin: () => null,
    onLogin,
    onPaid,
  });
  const bridge = createBridge({ transport: app.openWire(), clock, random: createSeededRandom(1) });
  return { app, bridge, clock, history, onLogin, onPaid };
}

const ORDER = { orderNumber: 'o-1' };
const SHARED = { title: 't', text: 't', url: 'https://app.example/' };
const DECLINED = { ok: false, failure: { kind: 'declined' } };

test('the person does on the app’s screens what the scenario says', async () => {
  const { bridge, onLogin, onPaid } = openBridge({
    login: 'member',
    scan: 'CODE',
    share: true,
    pay: true,
  });
  expect(await bridge.call('toLogin', {})).toMatchObject({ ok: true });
  expect(onLogin).toHaveBeenCalledWith('member');
  expect(await bridge.call('scanCode', {})).toEqual({ ok: true, value: { text: 'CODE' } });
  expect(await bridge.call('sharePanel', SHARED)).toMatchObject({ ok: true });
  expect(await bridge.call('giftCardToPay', ORDER)).toMatchObject({ ok: true });
  expect(onPaid).toHaveBeenCalledWith('o-1');
});

test('a person who closes the app’s screens declines', async () => {
  const { bridge } = openBridge({ login: null, scan: null, share: false, pay: false });
  expect(await bridge.call('toLogin', {})).toMatchObject(DECLINED);
  expect(await bridge.call('scanCode', {})).toMatchObject(DECLINED);
  expect(await bridge.call('sharePanel', SHARED)).toMatchObject(DECLINED);
  expect(await bridge.call('giftCardToPay', ORDER)).toMatchObject(DECLINED);
});

test('where nobody acts, the call waits until its time is over', async () => {
  const { bridge, clock } = openBridge({});
  const scanned = bridge.call('scanCode', {});
  await clock.advance(60_000);
  expect(await scanned).toMatchObject({ failure: { kind: 'timeout' } });
});

test('the place is the scenario’s, and may be denied', async () => {
  const place = { latitude: -6.9, longitude: 107.6 };
  const inBandung = openBridge({ location: place });
  expect(await inBandung.bridge.call('getLocation', {})).toEqual({ ok: true, value: place });
  const denied = openBridge({ location: null });
  expect(await denied.bridge.call('getLocation', {})).toMatchObject(DECLINED);
  const unsaid = openBridge({});
  expect(await unsaid.bridge.call('getLocation', {})).toMatchObject({ ok: true });
});

test('an app too old for a call does not have its place either', async () => {
  const { bridge } = openBridge({ appVersion: '1.0.0', location: null });
  expect(await bridge.call('getLocation', {})).toMatchObject({ failure: { code: -5 } });
});

test('an override takes the place of the app’s own answer, when it is due and as often', async () => {
  const { app, bridge, clock } = openBridge({ scan: 'CODE' });
  const reply = { code: 0, data: { text: 'LATE' }, msg: '', delay: 3000, times: 2 } as const;
  app.overrides.add('scanCode', { pointer: '/1', nth: 1, reply, times: 1 });
  let scanned: unknown = null;
  void bridge.call('scanCode', {}).then((result) => {
    scanned = result;
  });
  await clock.advance(2999);
  expect(scanned).toBeNull();
  await clock.advance(1);
  expect(scanned).toEqual({ ok: true, value: { text: 'LATE' } });
  expect(await bridge.call('scanCode', {})).toEqual({ ok: true, value: { text: 'CODE' } });
  expect(app.overrides.counts()).toEqual({ scanCode: 2 });
});

test('going back and out of the page is the tab’s business', async () => {
  const { bridge, history } = openBridge({});
  history.open('/mine');
  await bridge.call('back', {});
  expect(history.current()).toBe('/');
  await bridge.call('back', {});
  expect(history.left()).toBe('closed');
  const jumping = openBridge({});
  await jumping.bridge.call('routeJump', { jumpUrl: 'cup://menu' });
  expect(jumping.history.left()).toBe('cup://menu');
});

test.each([
  ['a browser', { platform: 'browser' }, -3],
  ['an app that does not answer', { bridge: false }, -4],
])('%s answers nothing, by its own code', async (_, device, code) => {
  const { app, bridge } = openBridge(device);
  expect(await bridge.call('userInfo', {})).toMatchObject({ failure: { code } });
  expect(app.emit('resume')).toBe(false);
  expect(app.overrides.counts()).toEqual({});
});
