import { INITIAL_GLOBAL, LOCAL_KEYS, serializeState } from '@cangkir/core';
import { test as base, expect } from 'playwright/test';
import { installNativeApp, knowsLogin, type NativeApp, type PersonAnswers } from './native-app.ts';
import { createPhone, openOffline, type TestedPhone } from './phone.ts';
import {
  type Login,
  type SteeredBackend,
  type SteeredStart,
  startSteeredBackend,
} from './steered-backend.ts';

export { expect };

/** What a test starts from. */
export interface Start extends Omit<SteeredStart, 'seed'> {
  readonly seed?: number;
  /** The moment for which the data are made; left out: the one at which the test starts. */
  readonly madeFor?: string;
  /** Who is logged in: an id of the fixture, or a phone in E.164. */
  readonly user?: string;
  /** The native app around the page; left out: a browser. */
  readonly app?: NativeApp;
  readonly answers?: PersonAnswers;
  /** What another app, whose web view shows the page, injects into it. */
  readonly injects?: Injects;
  /** How far the phone's clock is ahead. Milliseconds. */
  readonly clockOffset?: number;
  /** Whether the page is opened without a network. */
  readonly isOffline?: boolean;
  /** What the browser has stored, by key. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** Script handlers on iOS, objects on Android. */
interface Injects {
  readonly kind: 'handlers' | 'objects';
  readonly names: readonly string[];
}

interface Fixtures {
  readonly start: Start;
  /** The backend of this test alone. */
  readonly backend: SteeredBackend;
  /** Who is logged in as the page is opened. */
  readonly login: Login | null;
  readonly phone: TestedPhone;
  /** Lets time pass, in milliseconds, for the page and the backend. */
  letPass(ms: number): Promise<void>;
}

/** The name of the device that claims: a voucher is claimed once a device. */
const DEVICE = 'phone-1';

/** Longer waits ring a timer once, as a browser does for a page that was asleep. */
const STEPPED_MS = 60_000;
const STEP_MS = 500;

/**
 * A test of the app’s production build (`npm run build`) on a backend of its own (`npm run backend`): both are at the
 * moment and with the person that `start` names.
 */
export const test = base.extend<Fixtures>({
  start: [{ fixture: 'everyday', moment: new Date().toISOString() }, { option: true }],
  async backend({ start }, use) {
    const { fixture, moment, madeFor = moment, seed = 1 } = start;
    const backend = await startSteeredBackend({ fixture, moment: madeFor, seed });
    if (madeFor !== moment) await backend.perform({ do: 'advance.to', moment });
    await use(backend);
    await backend.stop();
  },
  async baseURL({ backend }, use) {
    await use(backend.origin);
  },
  async login({ backend, start }, use) {
    await use(start.user === undefined ? null : await backend.logIn(start.user));
  },
  async storageState({ backend, start, login }, use) {
    const isStored = start.app === undefined || !knowsLogin(start.app);
    const global = serializeState({
      ...INITIAL_GLOBAL,
      browserId: DEVICE,
      ...(login !== null && isStored && { token: login.token, userInfo: login.user }),
    });
    const stored = { [LOCAL_KEYS.global]: global, ...start.storage };
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    await use({ cookies: [], origins: [{ origin: backend.origin, localStorage }] });
  },
  async page({ page, start, login, backend }, use) {
    const { app, answers = {}, injects, isOffline = false } = start;
    if (app !== undefined) {
      await installNativeApp(page, { app, deviceId: DEVICE, login, answers, backend });
    }
    if (injects !== undefined) await page.addInitScript(injectForeign, injects);
    if (answers.share !== undefined) await page.addInitScript(share, answers.share);
    if (isOffline) await openOffline(page);
    const now = dateOf(start);
    await page.clock.install({ time: now });
    // The date stands still between steps, as the backend's does; timers go on.
    await page.clock.setFixedTime(now);
    await use(page);
  },
  async phone({ page, start, backend }, use) {
    await use(createPhone(page, start.app, backend));
  },
  async letPass({ page, backend, start }, use) {
    let now = dateOf(start);
    async function advance(ms: number): Promise<void> {
      await backend.perform({ do: 'advance', ms });
      now += ms;
      await page.clock.setFixedTime(now);
    }
    await use(async (ms) => {
      if (ms > STEPPED_MS) {
        await advance(ms);
        await page.clock.fastForward(ms);
        return;
      }
      for (let left = ms; left > 0; left -= STEP_MS) {
        const step = Math.min(left, STEP_MS);
        await advance(step);
        await page.clock.runFor(step);
      }
    });
  },
});

/** The date of the phone as the page is opened. */
function dateOf({ moment, clockOffset = 0 }: Start): number {
  return Date.parse(moment) + clockOffset;
}

/** Runs in the page, before the app: the browser's share sheet. */
function share(isShared: boolean): void {
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async () => {
      if (!isShared) throw new DOMException('The person closed it.', 'AbortError');
    },
  });
}

/** Runs in the page, before the app. Nobody answers there. */
function injectForeign({ kind, names }: Injects): void {
  const objects = Object.fromEntries(names.map((name) => [name, { postMessage() {} }]));
  Object.assign(window, kind === 'handlers' ? { webkit: { messageHandlers: objects } } : objects);
}
