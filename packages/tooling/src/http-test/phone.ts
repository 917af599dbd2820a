import { LOCAL_KEYS, serializeState } from '@cangkir/core';
import type { Page } from 'playwright/test';
import { settle } from './held-time.ts';
import { emitEvent, type NativeApp } from './native-app.ts';
import type { SteeredBackend } from './steered-backend.ts';

/** What happens around the page on the phone. */
export interface TestedPhone {
  /** Another app comes in front of the page. */
  cover(): Promise<void>;
  /** The page is in front again. */
  uncover(): Promise<void>;
  /** The native app sends the page an event. */
  emit(event: string): Promise<void>;
  /** Somebody logs in in another tab: an id of the fixture, or a phone in E.164. Null logs out there. */
  otherTab(user: string | null): Promise<void>;
  /** Another tab stores a text; null takes it out. */
  storeInOtherTab(key: string, text: string | null): Promise<void>;
  /** The network is back, for a page that was opened without. */
  reconnect(): Promise<void>;
}

/** The backend's endpoints: the page itself came from the cache. */
const API = '**/portal/**';

/** Lets the page start without a network. */
export async function openOffline(page: Page): Promise<void> {
  await page.route(API, (route) => route.abort('internetdisconnected'));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  );
}

export function createPhone(
  page: Page,
  app: NativeApp | undefined,
  backend: Pick<SteeredBackend, 'logIn'>,
): TestedPhone {
  async function setCovered(isCovered: boolean): Promise<void> {
    await settle(page);
    await page.evaluate((isHidden) => {
      const values = { hidden: isHidden, visibilityState: isHidden ? 'hidden' : 'visible' };
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(document, name, { configurable: true, get: () => value });
      }
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, isCovered);
    if (app !== undefined) await emitEvent(page, app, isCovered ? 'pause' : 'resume');
  }

  /** Changes what the browser stores, in a page of its own: only other pages hear of it. */
  async function store(key: string, change: (stored: string | null) => string | null) {
    await settle(page);
    const tab = await page.context().newPage();
    await tab.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await tab.goto(new URL('/another-tab', page.url()).href);
    const stored = await tab.evaluate((name) => localStorage.getItem(name), key);
    await tab.evaluate(
      ([name, text]) =>
        text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text),
      [key, change(stored)] as const,
    );
    await tab.close();
  }

  return {
    cover: () => setCovered(true),
    uncover: () => setCovered(false),
    async emit(event) {
      if (app === undefined) throw new Error('There is no native app that could send it.');
      await settle(page);
      await emitEvent(page, app, event);
    },
    async otherTab(user) {
      const login = user === null ? null : await backend.logIn(user);
      await store(LOCAL_KEYS.global, (stored) => {
        const { state }: { state?: object } = stored === null ? {} : JSON.parse(stored);
        const userInfo = login?.user ?? null;
        return serializeState({ ...state, token: login?.token ?? '', userInfo });
      });
    },
    storeInOtherTab: (key, text) => store(key, () => text),
    async reconnect() {
      await page.unroute(API);
      await page.evaluate(() => {
        Reflect.deleteProperty(navigator, 'onLine');
        dispatchEvent(new Event('online'));
      });
      await page.context().setOffline(false);
    },
  };
}
