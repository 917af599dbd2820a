import { createBridge, createNativeHost, detectTransport, METHODS, WIRE } from '@cangkir/bridge';
import { BRAND, type Login } from '@cangkir/core';
import { createSeededRandom, createVirtualClock, settle } from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { createNativeUi } from '../phone/native-ui.ts';
import { createPhoneStore } from '../phone/phone-store.ts';
import { type PhoneSettings, readSettings } from '../settings/settings.ts';
import { createHost } from './create-host.ts';
import type { CallRecord, EventRecord } from './host.types.ts';
import { pageWindow } from './testing/page-window.ts';

/** TypeScript's DOM types lack WebOTP. */
type OtpRequest = CredentialRequestOptions & { readonly otp: object };

const LOGIN: Login = {
  token: 'token-of-the-member',
  user: { id: 'member', phone: '+6281200000202' },
};

function phoneSettings(change: Partial<PhoneSettings>): PhoneSettings {
  return readSettings({ first: { deviceId: 'device-of-this-phone', ...change } }).first;
}

/** A host with a page in it, and the page's own bridge. */
function startHost(change: Partial<PhoneSettings> = {}, window = pageWindow()) {
  let settings = phoneSettings(change);
  let login: Login | null = null;
  const clock = createVirtualClock(0);
  const phone = createPhoneStore();
  const ui = createNativeUi(phone);
  const calls: CallRecord[] = [];
  const onLogin = vi.fn((_: string) => {
    login = LOGIN;
  });
  const onPaid = vi.fn((_: string) => {});
  const host = createHost({
    clock,
    ui,
    settings: () => settings,
    currentLogin: () => login,
    onLogin,
    onPaid,
  });
  host.on('call', (call) => calls.push(call));
  host.install(window);

  function openBridge() {
    const transport = detectTransport(window);
    return createBridge({ transport, clock, random: createSeededRandom(1) });
  }
  return {
    host,
    phone,
    ui,
    calls,
    clock,
    window,
    onLogin,
    onPaid,
    openBridge,
    set: (next: Partial<PhoneSettings>) => {
      settings = { ...settings, ...next };
    },
    screen: () => phone.getSnapshot().context,
  };
}

test.each([
  ['chat-ios', ['webkit'], /iPhone.* Line\//],
  ['video-ios', ['webkit'], /iPhone.* musical_ly/],
  ['chrome-ios', ['webkit'], /iPhone.* CriOS\//],
  ['chat-android', ['ChatBridge'], /Android.*; wv\).* Line\//],
  ['video-android', ['VideoJSBridge'], /Android.*; wv\).* musical_ly/],
  ['chrome', [], /Android.* Chrome\//],
] as const)(
  'a page in %s has what that injects, and no way to our app',
  (browser, injected, named) => {
    const { window } = startHost({ platform: 'browser', browser });
    const usual = [...Object.keys(pageWindow()), 'OTPCredential'];
    expect(Object.keys(window).filter((key) => !usual.includes(key))).toEqual(injected);
    expect(window.webkit?.messageHandlers?.[WIRE.injectedName]).toBeUndefined();
    expect(window.navigator.userAgent).toMatch(named);
    expect(detectTransport(window).platform).toBe('web');
  },
);

test.each(['ios', 'android'] as const)('gives the page on %s its app and version', (platform) => {
  const { window, openBridge } = startHost({ platform, appVersion: '2.7.1' });
  expect(window.navigator.userAgent).toContain(`${BRAND.appName}/2.7.1`);
  expect(openBridge().platform).toBe(platform);
});

test('gives a browser page no app', async () => {
  const { window, openBridge } = startHost({ platform: 'browser' });
  expect(window.navigator.userAgent).not.toContain(BRAND.appName);
  expect(await openBridge().call('userInfo', {})).toMatchObject({ failure: { code: -3 } });
});

test('clones messages on iOS, as a device does', () => {
  const { window } = startHost({ platform: 'ios' });
  const handler = window.webkit?.messageHandlers?.[WIRE.injectedName];
  expect(() => handler?.postMessage({ send: () => {} })).toThrow('could not be cloned');
});

test('accepts only strings on Android, as a device does', () => {
  const { window } = startHost({ platform: 'android' });
  const injected: unknown = window[WIRE.injectedName];
  const post: unknown = Reflect.get(Object(injected), 'postMessage');
  expect(() => Reflect.apply(Object(post), injected, [{ v: 1 }])).toThrow(TypeError);
});

test.each(['ios', 'android'] as const)('throws for a detached method on %s', (platform) => {
  const { window } = startHost({ platform });
  const owner =
    platform === 'ios'
      ? window.webkit?.messageHandlers?.[WIRE.injectedName]
      : window[WIRE.injectedName];
  const detached: unknown = Reflect.get(Object(owner), 'postMessage');
  expect(() => Reflect.apply(Object(detached), undefined, ['{}'])).toThrow(TypeError);
});

test.each(['ios', 'android'] as const)('gives the core on %s its native host', async (platform) => {
  const { openBridge, screen, set } = startHost({ platform, safeTop: 59 });
  const native = createNativeHost(openBridge());
  expect(await native.safeTop()).toEqual({ ok: true, value: 59 });
  expect(await native.deviceId()).toEqual({ ok: true, value: 'device-of-this-phone' });
  expect(await native.currentLogin()).toEqual({ ok: true, value: null });
  await native.setTitle('Voucher');
  expect(screen().title).toBe('Voucher');
  set({ safeTop: 0 });
  expect(await native.safeTop()).toEqual({ ok: true, value: 0 });
});

test('shows the app’s login', async () => {
  const { openBridge, ui, screen, onLogin } = startHost();
  const native = createNativeHost(openBridge());
  const loggedIn = native.logIn();
  expect(screen().sheet).toEqual({ kind: 'login' });
  ui.answer('member');
  expect(await loggedIn).toMatchObject({ ok: true });
  expect(onLogin).toHaveBeenCalledWith('member');
  expect(await native.currentLogin()).toEqual({ ok: true, value: LOGIN });
});

test('declines a closed login, and logs in nobody', async () => {
  const { openBridge, ui, screen, onLogin } = startHost();
  const loggedIn = openBridge().call('toLogin', {});
  ui.answer(null);
  expect(await loggedIn).toMatchObject({ ok: false, failure: { kind: 'declined' } });
  expect(screen().sheet).toBeNull();
  expect(onLogin).not.toHaveBeenCalled();
});

test('closes its dialogs when another page starts', async () => {
  const { host, window, openBridge, screen } = startHost();
  const scanned = openBridge().call('scanCode', {});
  host.install(window);
  expect(screen().sheet).toBeNull();
  expect(await scanned).toMatchObject({ failure: { kind: 'declined' } });
});

test('returns what the user gives the camera', async () => {
  const { openBridge, ui } = startHost();
  const scanned = openBridge().call('scanCode', {});
  ui.answer('CHECK-IN-7');
  expect(await scanned).toEqual({ ok: true, value: { text: 'CHECK-IN-7' } });
});

test('reports an order that the user pays in the app, and not one that they close', async () => {
  const { openBridge, ui, screen, onPaid } = startHost();
  const bridge = openBridge();
  const closed = bridge.call('giftCardToPay', { orderNumber: 'o1' });
  expect(screen().sheet).toEqual({ kind: 'pay', orderNumber: 'o1' });
  ui.answer(null);
  expect(await closed).toMatchObject({ ok: false, failure: { kind: 'declined' } });
  expect(onPaid).not.toHaveBeenCalled();
  const paid = bridge.call('giftCardToPay', { orderNumber: 'o1' });
  ui.answer('done');
  expect(await paid).toMatchObject({ ok: true });
  expect(onPaid).toHaveBeenCalledExactlyOnceWith('o1');
});

test('answers every call as in the contract', async () => {
  const { openBridge, ui, phone } = startHost();
  phone.subscribe(({ context }) => {
    if (context.sheet !== null) ui.answer(context.sheet.kind === 'login' ? 'member' : 'something');
  });
  const bridge = openBridge();
  const share = { title: 't', text: 't', url: 'https://app.example/' };
  const results = await Promise.all([
    bridge.call('toLogin', {}),
    bridge.call('userInfo', {}),
    bridge.call('deviceInfo', {}),
    bridge.call('getSafeTop', {}),
    bridge.call('setTitle', { title: 'T' }),
    bridge.call('showOrHideNav', { show: false, color: '#ffffff' }),
    bridge.call('back', {}),
    bridge.call('close', {}),
    bridge.call('routeJump', { jumpUrl: 'cup://menu' }),
    bridge.call('toAppStore', {}),
    bridge.call('debug', { message: 'm' }),
    bridge.call('getAppCache', { name: 'n' }),
    bridge.call('setStorage', { key: 'k', value: 'v', type: 'text' }),
    bridge.call('getStorage', { key: 'k', type: 'text' }),
    bridge.call('setAppTmpStorage', { key: 'k', value: 'v' }),
    bridge.call('getAppTmpStorage', { key: 'k' }),
    bridge.call('sharePanel', share),
    bridge.call('shareToItem', { type: 1010, imageType: 0 }),
    bridge.call('getLocation', {}),
    bridge.call('scanCode', {}),
    bridge.call('giftCardToPay', { orderNumber: 'o' }),
  ]);
  const enabled = Object.values(METHODS).filter((method) => !('disabled' in method));
  expect(results).toHaveLength(enabled.length);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
});

test('keeps what the page stores over a reload', async () => {
  const { host, window, openBridge } = startHost();
  await openBridge().call('setStorage', { key: 'k', value: 'v', type: 'text' });
  host.install(window);
  const bridge = openBridge();
  expect(await bridge.call('getStorage', { key: 'k', type: 'text' })).toMatchObject({ value: 'v' });
  expect(await bridge.call('getStorage', { key: 'x', type: 'text' })).toMatchObject({
    value: null,
  });
});

test('keeps values of its own for the page, as newly installed again', async () => {
  const { host, openBridge } = startHost();
  const bridge = openBridge();
  const city = () => bridge.call('getAppCache', { name: 'cityId' });
  expect(await city()).toMatchObject({ value: '3171' });
  host.storage.cache.set('cityId', '3273');
  expect(await city()).toMatchObject({ value: '3273' });
  host.forgetStorage();
  expect(await city()).toMatchObject({ value: '3171' });
  expect(await bridge.call('getAppCache', { name: 'unknown' })).toMatchObject({ value: null });
});

test('never answers inside `postMessage` on iOS', async () => {
  const { host, window } = startHost({ platform: 'ios' });
  const received = vi.fn();
  window[WIRE.receiverName] = { receive: received };
  const reply = { code: -5, data: null, msg: '', delay: 0, times: 1 } as const;
  host.overrides.add('userInfo', { pointer: '', nth: 1, reply, times: 1 });
  for (const id of [1, 2]) {
    const message = { v: WIRE.version, id, method: 'userInfo', params: {} };
    window.webkit?.messageHandlers?.[WIRE.injectedName]?.postMessage(message);
  }
  expect(received).not.toHaveBeenCalled();
  await settle();
  expect(received).toHaveBeenCalledTimes(2);
});

test('stores nothing after a new installation', async () => {
  const { host, openBridge } = startHost();
  const bridge = openBridge();
  await bridge.call('setStorage', { key: 'k', value: 'v', type: 'text' });
  await bridge.call('setAppTmpStorage', { key: 'k', value: 'v' });
  host.forgetStorage();
  expect(await bridge.call('getStorage', { key: 'k', type: 'text' })).toMatchObject({
    value: null,
  });
  expect(await bridge.call('getAppTmpStorage', { key: 'k' })).toMatchObject({ value: null });
});

test('answers -5 below the version of a call', async () => {
  const { window, calls } = startHost({ platform: 'ios', appVersion: '1.9.9' });
  const message = { v: WIRE.version, id: 7, method: 'scanCode', params: {} };
  window.webkit?.messageHandlers?.[WIRE.injectedName]?.postMessage(message);
  await settle();
  expect(calls.at(-1)).toMatchObject({ method: 'scanCode', answer: { code: -5 } });
});

test.each([
  ['a call that is none', { v: 1, id: 7, method: 'flyToMoon', params: {} }, -5],
  ['parameters that are none', { v: 1, id: 7, method: 'setTitle', params: { title: 1 } }, 2],
])('answers %s with its code', async (_, message, code) => {
  const { window, calls } = startHost({ platform: 'ios' });
  window.webkit?.messageHandlers?.[WIRE.injectedName]?.postMessage(message);
  await settle();
  expect(calls.at(-1)?.answer?.code).toBe(code);
});

test.each(['{', '[]', '{"v":2,"id":1,"method":"userInfo","params":{}}'])(
  'drops the message %s, and logs it',
  async (message) => {
    const { window, calls } = startHost({ platform: 'android' });
    window[WIRE.injectedName]?.postMessage(message);
    await settle();
    expect(calls).toMatchObject([{ method: '(malformed)', answer: null }]);
  },
);

test('logs a call when it arrives, and again when it is answered', async () => {
  const { openBridge, ui, calls, clock } = startHost();
  const loggedIn = openBridge().call('toLogin', {});
  await clock.advance(1500);
  ui.answer('member');
  await loggedIn;
  expect(calls).toMatchObject([
    { id: 1, method: 'toLogin', answer: null, duration: null },
    { id: 1, method: 'toLogin', answer: { code: 0 }, duration: 1500 },
  ]);
});

test('logs each answer to a call that is answered twice', async () => {
  const { host, openBridge, calls } = startHost();
  const reply = { code: 0, data: null, msg: '', delay: 0, times: 2 } as const;
  host.overrides.add('userInfo', { pointer: '', nth: null, reply, times: 1 });
  await openBridge().call('userInfo', {});
  expect(calls).toMatchObject([
    { id: 1, answer: null, answerNumber: 1 },
    { id: 1, answer: { code: 0 }, answerNumber: 1 },
    { id: 1, answer: { code: 0 }, answerNumber: 2 },
  ]);
});

test('marks an answer that breaks the contract, by its unmasked data', async () => {
  const { host, openBridge, onLogin, calls } = startHost();
  onLogin('member');
  await openBridge().call('userInfo', {});
  expect(calls.at(-1)).toMatchObject({ answer: { code: 0 }, isMalformed: false });
  const reply = { code: 0, data: { token: 1 }, msg: '', delay: 0, times: 1 } as const;
  host.overrides.add('userInfo', { pointer: '', nth: null, reply, times: 1 });
  await openBridge().call('userInfo', {});
  expect(calls.at(-1)).toMatchObject({ answer: { code: 0 }, isMalformed: true });
});

test('logs a call that failed inside the page', () => {
  const { host, calls } = startHost({ platform: 'browser' });
  host.recordFailure('setTitle', 'Voucher', { code: -3, msg: 'Outside.' });
  expect(calls.at(-1)).toMatchObject({
    method: 'setTitle',
    input: 'Voucher',
    answer: { code: -3, data: null, msg: 'Outside.' },
  });
});

test('logs the events that it sends, and whether the page received them', () => {
  const { host, openBridge } = startHost();
  const sent: EventRecord[] = [];
  host.on('sent', (event) => sent.push(event));
  host.emit('tokenUpdate', { token: 'secret-of-somebody' });
  openBridge();
  host.setPaused(true);
  host.setPaused(false);
  expect(sent).toMatchObject([
    { id: 1, name: 'tokenUpdate', data: { token: 'secr…' }, isReceived: false },
    { id: 2, name: 'pause', isReceived: true },
    { id: 3, name: 'resume', isReceived: true },
  ]);
});

test('masks free text that the page sends', async () => {
  const { openBridge, calls } = startHost();
  await openBridge().call('setTitle', { title: 'For 0812 0000 0101: KP7M4XQ2R9WD' });
  expect(calls.at(-1)?.input).toEqual({ title: 'For 0812 **** 0101: KP7M…' });
});

test('logs no token and no full phone', async () => {
  const { openBridge, onLogin, calls } = startHost();
  onLogin('member');
  await openBridge().call('userInfo', {});
  const log = JSON.stringify(calls);
  expect(log).not.toContain(LOGIN.token);
  expect(log).not.toContain(LOGIN.user.phone);
  expect(log).toContain('member');
});

test('sends an event to the page', () => {
  const { host, openBridge } = startHost();
  const heard = vi.fn();
  openBridge().on('tokenUpdate', heard);
  host.emit('tokenUpdate');
  expect(heard).toHaveBeenCalledOnce();
});

test('goes back in the page, and leaves it at its start', async () => {
  const { host, window, screen } = startHost();
  host.goBack();
  expect(window.navigation?.back).toHaveBeenCalledOnce();
  const first = startHost({}, { ...pageWindow(), navigation: { canGoBack: false, back: vi.fn() } });
  first.host.goBack();
  expect(screen().content).toEqual({ kind: 'page' });
  expect(first.screen().content).toEqual({ kind: 'closed' });
});

test('hands an arriving SMS to a waiting page in a browser', async () => {
  const { host, window } = startHost({ platform: 'browser' });
  const request: OtpRequest = { otp: { transport: ['sms'] } };
  const code = window.navigator.credentials?.get(request);
  host.receiveSms('123456');
  expect(await code).toMatchObject({ code: '123456' });
});

test('does so in a browser without credentials, such as WebKitGTK', async () => {
  const { host, window } = startHost(
    { platform: 'browser' },
    { ...pageWindow(), navigator: { userAgent: 'desktop' } },
  );
  const request: OtpRequest = { otp: { transport: ['sms'] } };
  const code = window.navigator.credentials?.get(request);
  host.receiveSms('123456');
  expect(await code).toMatchObject({ code: '123456' });
  expect(await window.navigator.credentials?.get({ mediation: 'silent' })).toBeNull();
});

test('lets a page stop waiting for an SMS', async () => {
  const { window } = startHost({ platform: 'browser' });
  const controller = new AbortController();
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
  const code = window.navigator.credentials?.get(request);
  controller.abort();
  await expect(code).rejects.toMatchObject({ name: 'AbortError' });
});

test('leaves other credentials to the browser', async () => {
  const window = pageWindow();
  const get = window.navigator.credentials?.get;
  startHost({ platform: 'browser' }, window);
  await window.navigator.credentials?.get({ mediation: 'silent' });
  expect(get).toHaveBeenCalledWith({ mediation: 'silent' });
});

test('removes WebOTP in a web view', () => {
  const window = Object.assign(pageWindow(), { OTPCredential: class {} });
  startHost({ platform: 'ios' }, window);
  expect(window).not.toHaveProperty('OTPCredential');
});

test('tells the page that it is offline', () => {
  const { host, window, set } = startHost();
  set({ network: 'offline' });
  host.notifyNetworkChange();
  expect(window.navigator).toMatchObject({ onLine: false });
  expect(window.dispatchEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'offline' }));
});
