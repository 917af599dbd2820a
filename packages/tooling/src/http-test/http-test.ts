import { INITIAL_GLOBAL, LOCAL_KEYS, serializeState } from '@cangkir/core';
import { test as base, expect } from 'playwright/test';
import { installNativeApp, knowsLogin, type NativeApp } from './native-app.ts';
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
  /** What the browser has stored, by key. */
  readonly storage?: Readonly<Record<string, string>>;
}

interface Fixtures {
  readonly start: Start;
  /** The backend of this test alone. */
  readonly backend: SteeredBackend;
  /** Who is logged in as the page is opened. */
  readonly login: Login | null;
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
  async page({ page, start, login }, use) {
    if (start.app !== undefined) await installNativeApp(page, start.app, DEVICE, login);
    await page.clock.install({ time: start.moment });
    // The date stands still between steps, as the backend's does; timers go on.
    await page.clock.setFixedTime(start.moment);
    await use(page);
  },
  async letPass({ page, backend, start }, use) {
    let now = Date.parse(start.moment);
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
