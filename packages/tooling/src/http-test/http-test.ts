import { INITIAL_GLOBAL, LOCAL_KEYS, type Random, serializeState } from '@cangkir/core';
import { createScenarioRandom } from '@cangkir/core/testing';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from 'playwright/test';
import { holdTime, passTime, settle, settleFirst } from './held-time.ts';
import {
  installNativeApp,
  knowsLogin,
  type NativeApp,
  type NativeAppWorld,
  type PersonAnswers,
} from './native-app.ts';
import { createPhone, openOffline, type TestedPhone } from './phone.ts';
import {
  type Login,
  type SteeredBackend,
  type SteeredStart,
  startSteeredBackend,
} from './steered-backend.ts';

export { expect };

/** How a phone starts. */
interface PhoneStart {
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

/** What a test starts from. */
export interface Start extends PhoneStart, Omit<SteeredStart, 'seed'> {
  readonly seed?: number;
  /** The moment for which the data are made; left out: the one at which the test starts. */
  readonly madeFor?: string;
  /** The phone of somebody else, in a browser of its own. */
  readonly secondPhone?: SecondStart;
}

interface SecondStart extends PhoneStart {
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly userAgent: string;
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
  readonly second: SecondPhone;
  /** Lets time pass, in milliseconds, for the page and the backend. */
  letPass(ms: number): Promise<void>;
}

interface SecondPhone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly phone: TestedPhone;
}

/** The names of the devices that claim: a voucher is claimed once a device. */
const DEVICES = { first: 'phone-1', second: 'phone-2' } as const;

/**
 * A test of the app’s production build (`npm run build`) on a backend of its own (`npm run backend`): both are at the
 * moment and with the person that `start` names.
 */
export const test = base.extend<Fixtures>({
  start: [{ fixture: 'everyday', moment: new Date().toISOString() }, { option: true }],
  async backend({ start, browser }, use) {
    const { fixture, moment, madeFor = moment } = start;
    const backend = await startSteeredBackend({ fixture, moment: madeFor, seed: seedOf(start) });
    if (madeFor !== moment) await backend.perform({ do: 'advance.to', moment });
    await use({
      ...backend,
      async perform(step) {
        await Promise.all(pagesOf(browser).map(settle));
        await backend.perform(step);
      },
    });
    await backend.stop();
  },
  async baseURL({ backend }, use) {
    await use(backend.origin);
  },
  async login({ backend, start }, use) {
    await use(await logIn(backend, start));
  },
  async storageState({ backend, start, login }, use) {
    await use(storedOn(backend.origin, start, DEVICES.first, login));
  },
  async page({ page, start, login, backend }, use) {
    const { moment } = start;
    const random = createScenarioRandom(seedOf(start)).first.product;
    await prepare(page, start, { deviceId: DEVICES.first, moment, random, login, backend });
    await use(page);
  },
  async phone({ page, start, backend }, use) {
    await use(createPhone(page, start.app, backend));
  },
  async second({ browser, contextOptions, timezoneId, start, backend }, use) {
    const { secondPhone, moment } = start;
    if (secondPhone === undefined) throw new Error('This test starts with one phone.');
    const { locale, viewport, userAgent, app } = secondPhone;
    const deviceId = DEVICES.second;
    const login = await logIn(backend, secondPhone);
    const context = await browser.newContext({
      ...contextOptions,
      ...(timezoneId !== undefined && { timezoneId }),
      ...{ locale, viewport, userAgent, baseURL: backend.origin },
      storageState: storedOn(backend.origin, secondPhone, deviceId, login),
    });
    const page = await context.newPage();
    const random = createScenarioRandom(seedOf(start)).second.product;
    await prepare(page, secondPhone, { deviceId, moment, random, login, backend });
    await use({ page, context, phone: createPhone(page, app, backend) });
    await context.close();
  },
  async letPass({ page, browser, backend, start }, use) {
    let now = Date.parse(start.moment);
    const pages = () => pagesOf(browser);
    await use(async (ms) => {
      await passTime(pages, ms, (some) => backend.perform({ do: 'advance', ms: some }));
      now += ms;
      for (const one of pages()) {
        const { clockOffset = 0 } = (one === page ? start : start.secondPhone) ?? {};
        await one.addInitScript((moment) => window.heldTime?.startAt(moment), now + clockOffset);
      }
    });
  },
});

function seedOf({ seed = 1 }: Start): number {
  return seed;
}

function pagesOf(browser: Browser): readonly Page[] {
  return browser.contexts().flatMap((context) => context.pages());
}

async function logIn(backend: SteeredBackend, { user }: PhoneStart): Promise<Login | null> {
  return user === undefined ? null : backend.logIn(user);
}

/** What a phone's browser has stored as the page is opened. */
function storedOn(origin: string, start: PhoneStart, deviceId: string, login: Login | null) {
  const isStored = start.app === undefined || !knowsLogin(start.app);
  const global = serializeState({
    ...INITIAL_GLOBAL,
    browserId: deviceId,
    ...(login !== null && isStored && { token: login.token, userInfo: login.user }),
  });
  const stored = { [LOCAL_KEYS.global]: global, ...start.storage };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

interface PhoneWorld extends Pick<NativeAppWorld, 'deviceId' | 'login' | 'backend'> {
  readonly moment: string;
  /** What the app decides by. */
  readonly random: Random;
}

/** Puts around a page, before it is opened, what is around it on the phone. */
async function prepare(page: Page, start: PhoneStart, world: PhoneWorld): Promise<void> {
  const { app, answers = {}, injects, isOffline = false, clockOffset = 0 } = start;
  if (app !== undefined) await installNativeApp(page, { ...world, app, answers });
  if (injects !== undefined) await page.addInitScript(injectForeign, injects);
  if (answers.share !== undefined) await page.addInitScript(share, answers.share);
  if (isOffline) await openOffline(page);
  const now = Date.parse(world.moment) + clockOffset;
  await page.addInitScript(holdTime, now);
  await page.addInitScript(holdChance, world.random.next());
  settleFirst(page);
}

/** Runs in the page, before the app: a change whose answer was lost is sent again after the scenario's first pause. */
function holdChance(chance: number): void {
  Math.random = () => chance;
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
