import { isSupported, WIRE } from '@cangkir/bridge';
import type { Page } from 'playwright/test';
import type { Login } from './steered-backend.ts';

/** The native app around a page. */
export interface NativeApp {
  readonly platform: 'ios' | 'android';
  /** Such as `3.3.0`. */
  readonly version: string;
}

/** Whether an app tells the page who is logged in. An older one leaves that to the page's storage. */
export function knowsLogin({ version }: NativeApp): boolean {
  return isSupported('userInfo', version);
}

/** What the person does on the app's own screens. They do nothing, so these calls get no answer. */
const ASKED = ['toLogin', 'sharePanel', 'scanCode', 'giftCardToPay'];

/** Puts a native app around a page: it answers what it knows, and every other call by success. */
export async function installNativeApp(
  page: Page,
  { platform, version }: NativeApp,
  deviceId: string,
  login: Login | null,
): Promise<void> {
  const systems = {
    ios: { model: 'iPhone 16', systemVersion: '18.5' },
    android: { model: 'Pixel 9', systemVersion: '15' },
  };
  const answers = {
    userInfo: login && { token: login.token, userId: login.user.id, phone: login.user.phone },
    deviceInfo: { deviceId, appVersion: version, ...systems[platform] },
    getSafeTop: { top: 0 },
    getLocation: { latitude: -6.1754, longitude: 106.8272 },
  };
  await page.addInitScript(inject, { platform, answers, asked: ASKED, wire: WIRE });
}

interface Injected {
  readonly platform: NativeApp['platform'];
  readonly answers: Readonly<Record<string, unknown>>;
  readonly asked: readonly string[];
  readonly wire: { readonly injectedName: string; readonly receiverName: string };
}

/** Runs in the page, before the app. */
function inject({ platform, answers, asked, wire }: Injected): void {
  function postMessage(message: unknown): void {
    const { id, method } = typeof message === 'string' ? JSON.parse(message) : message;
    if (asked.includes(method)) return;
    const answer = { id, code: 0, data: answers[method] ?? null, msg: 'success' };
    queueMicrotask(() =>
      Reflect.get(window, wire.receiverName).receive(
        platform === 'android' ? JSON.stringify(answer) : answer,
      ),
    );
  }
  const injected = { postMessage };
  if (platform === 'android') Reflect.set(window, wire.injectedName, injected);
  else Reflect.set(window, 'webkit', { messageHandlers: { [wire.injectedName]: injected } });
}
