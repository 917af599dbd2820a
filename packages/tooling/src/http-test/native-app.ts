import { isSupported, WIRE } from '@cangkir/bridge';
import type { Page } from 'playwright/test';
import type { Login, SteeredBackend } from './steered-backend.ts';
import { JAKARTA, MODELS } from './usual-phone.ts';

/** The native app around a page. */
export interface NativeApp {
  readonly platform: 'ios' | 'android';
  /** Such as `3.3.0`. */
  readonly version: string;
}

/** What the person does whenever the native app, or the browser, asks. Null or false closes it; nothing is no answer. */
export interface PersonAnswers {
  /** Who logs in: an id of the fixture, or a phone in E.164. */
  readonly login?: string | null;
  /** The text of the code that is scanned. */
  readonly scan?: string | null;
  readonly share?: boolean;
  readonly pay?: boolean;
  /** Where they are; null does not allow to ask. */
  readonly location?: { readonly latitude: number; readonly longitude: number } | null;
}

/** What the native app knows and does. */
export interface NativeAppWorld {
  readonly app: NativeApp;
  readonly deviceId: string;
  /** Who is logged in as the page is opened. */
  readonly login: Login | null;
  readonly answers: PersonAnswers;
  readonly backend: Pick<SteeredBackend, 'logIn' | 'perform'>;
}

interface Answer {
  readonly code: number;
  readonly data: unknown;
}

/** Whether an app tells the page who is logged in. An older one leaves that to the page's storage. */
export function knowsLogin({ version }: NativeApp): boolean {
  return isSupported('userInfo', version);
}

/** The code for a person who closes a screen of the app. */
const DECLINED = 1;

/** The page's way to ask the person, and who they are. */
const ASK = '__askNativeApp';

/** Puts a native app around a page: it answers what it knows, and every other call by success. */
export async function installNativeApp(page: Page, world: NativeAppWorld): Promise<void> {
  const { platform, version } = world.app;
  const { location = JAKARTA } = world.answers;
  const known = {
    deviceInfo: answerOf({ deviceId: world.deviceId, appVersion: version, ...MODELS[platform] }),
    getSafeTop: answerOf({ top: 0 }),
    getLocation: location === null ? { code: DECLINED, data: null } : answerOf(location),
  };
  const acts = actsOf(world);
  const asked = Object.keys(acts);
  await page.exposeFunction(ASK, (method: string, params: ActParams) => acts[method]?.(params));
  await page.addInitScript(inject, { platform, known, asked, ask: ASK, wire: WIRE });
}

/** Sends the page an event of the app. */
export async function emitEvent(page: Page, { platform }: NativeApp, event: string): Promise<void> {
  const message = platform === 'android' ? JSON.stringify({ event }) : { event };
  await page.evaluate(([name, sent]) => Reflect.get(window, name).receive(sent), [
    WIRE.receiverName,
    message,
  ] as const);
}

function answerOf(data: unknown): Answer {
  return { code: 0, data };
}

interface ActParams {
  readonly orderNumber?: string;
}

/** What the person answers, by the call whose answer they decide; null if they do nothing. */
function actsOf({
  login,
  answers,
  backend,
}: NativeAppWorld): Readonly<Record<string, (params: ActParams) => unknown>> {
  let user = login;

  async function act<Given>(
    given: Given | null | undefined,
    dataOf: (given: Given) => unknown,
  ): Promise<Answer | null> {
    if (given === undefined) return null;
    return given === null || given === false
      ? { code: DECLINED, data: null }
      : answerOf((await dataOf(given)) ?? null);
  }

  return {
    userInfo: () =>
      answerOf(user && { token: user.token, userId: user.user.id, phone: user.user.phone }),
    toLogin: () =>
      act(answers.login, async (person) => {
        user = await backend.logIn(person);
      }),
    scanCode: () => act(answers.scan, (text) => ({ text })),
    sharePanel: () => act(answers.share, () => null),
    giftCardToPay: ({ orderNumber }) =>
      act(answers.pay, () => backend.perform({ do: 'backend.change', paid: orderNumber })),
  };
}

interface Injected {
  readonly platform: NativeApp['platform'];
  readonly known: Readonly<Record<string, Answer>>;
  readonly asked: readonly string[];
  readonly ask: string;
  readonly wire: { readonly injectedName: string; readonly receiverName: string };
}

/** Runs in the page, before the app. */
function inject({ platform, known, asked, ask, wire }: Injected): void {
  async function answer(method: string, params: unknown): Promise<Answer | null> {
    if (asked.includes(method)) return Reflect.get(window, ask)(method, params);
    return known[method] ?? { code: 0, data: null };
  }
  async function postMessage(message: unknown): Promise<void> {
    const { id, method, params } = typeof message === 'string' ? JSON.parse(message) : message;
    const given = await answer(method, params);
    if (given === null) return;
    const sent = { id, ...given, msg: '' };
    Reflect.get(window, wire.receiverName).receive(
      platform === 'android' ? JSON.stringify(sent) : sent,
    );
  }
  const injected = { postMessage };
  if (platform === 'android') Reflect.set(window, wire.injectedName, injected);
  else Reflect.set(window, 'webkit', { messageHandlers: { [wire.injectedName]: injected } });
}
