import { detectTransport, type MethodName } from '@cangkir/bridge';
import { type App, keysOf, type Login, type Random } from '@cangkir/core';
import type { PageRandom } from '@cangkir/core/testing';
import { createNanoEvents } from 'nanoevents';
import type { Sms } from '../backend/backend.types.ts';
import { isPersonId } from '../backend/login/login.fixture.ts';
import { installClock } from '../clock/install-clock.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import { installClipboard } from '../frame/clipboard.ts';
import { createFrame, type Frame } from '../frame/frame.ts';
import { installReducedMotion } from '../frame/media.ts';
import { findCodeField, typeCode } from '../frame/one-time-code.ts';
import { installSafeBottom } from '../frame/safe-bottom.ts';
import { watchLeaving, watchReloading } from '../frame/watch-leaving.ts';
import { watchRoute } from '../frame/watch-route.ts';
import { watchTouch } from '../frame/watch-touch.ts';
import { createHost } from '../host/create-host.ts';
import type { Host } from '../host/host.types.ts';
import { installRandom, replaceRandom } from '../host/install-random.ts';
import type { Sheet } from '../host/native-ui.types.ts';
import { failureInPage } from '../inspection/failure-in-page.ts';
import { type Composed, watchApp } from '../inspection/watch-app.ts';
import { watchNative } from '../inspection/watch-native.ts';
import { type MarkedRequests, markRequests } from '../network/request-mark.ts';
import type { PhoneName, PhoneSettings } from '../settings/settings.ts';
import { overrideGetter, overrideProperty } from '../shared/override-property.ts';
import { setAppLanguage, setAppLogin } from './app-session.ts';
import { createNativeUi } from './native-ui.ts';
import { createPhoneStorage, type PhoneStorage } from './phone-storage.ts';
import { createPhoneStore, type PhoneStore } from './phone-store.ts';

/** Whether the app reads a setting only at its start: a change reloads it. */
const IS_READ_AT_START: Readonly<Record<keyof PhoneSettings, boolean>> = {
  platform: true,
  browser: true,
  appVersion: true,
  hasBridge: true,
  isNamed: true,
  treatsAsNative: true,
  safeTop: true,
  safeBottom: true,
  user: true,
  language: true,
  reducesMotion: true,
  storage: true,
  clockOffset: true,
  location: false,
  route: false,
  screen: false,
  width: false,
  height: false,
  isTurned: false,
  theme: false,
  network: false,
  readsSms: false,
  deviceId: false,
};

export interface PhoneOptions {
  readonly name: PhoneName;
  readonly clock: SimulatorClock;
  readonly random: Random;
  /** The random numbers of a page that is loaded now. Null: the machine's. */
  randomness(): PageRandom | null;
  settings(): PhoneSettings;
  set(change: Partial<PhoneSettings>): void;
  /** The login of a person, by id or by phone, as known to the backend. */
  logInAs(person: string): Login | null;
  onPaid(orderNumber: string): void;
  /** The id of the page's next request. */
  nextRequestId(): string;
  /** The page no longer waits for the answer to a native call. */
  onCallTimeout(method: MethodName): void;
  /** The user interacted with the page. */
  onTouch(): void;
}

interface PhoneEvents {
  readonly app: (app: App) => void;
  readonly answer: (asked: Sheet['kind'], answer: string | null) => void;
}

/** A phone on the desk: the native app, its page, and the user's actions on both. */
export interface Phone {
  readonly name: PhoneName;
  settings(): PhoneSettings;
  /** Changes some settings. Settings that the app reads at its start reload it. */
  configure(change: Partial<PhoneSettings>): void;
  readonly screen: PhoneStore;
  readonly frame: Frame;
  readonly host: Host;
  readonly storage: PhoneStorage;
  /** The app of the current page; null until composed. */
  app(): App | null;
  /** Calls back when a page has composed its app. Returns the cleanup. */
  onApp(listener: PhoneEvents['app']): () => void;
  readonly requests: Omit<MarkedRequests, 'install'>;
  /** An SMS arrives. */
  receiveSms(sms: Sms): void;
  /** Answers the native app's open dialog; null closes it. */
  answer(answer: string | null): void;
  /** Calls back when it is answered, before the page is notified. Returns the cleanup. */
  onAnswer(listener: PhoneEvents['answer']): () => void;
  closePage(): void;
  /** Clears the app's browser storage, and reloads the app. */
  clearStorage(): void;
  /** Makes it another phone: a new device id, and a newly installed app. */
  renewDevice(): void;
  /** Types the code of the last SMS into the page's field for it. False if the page has none. */
  takeSuggestedCode(): boolean;
  /** Logs the configured user into the app, if the app manages its own login. */
  applyLogin(): void;
  /** Installs the native app under a page, when the script in the app's HTML calls it. */
  install(page: Window & typeof globalThis): void;
}

export function createPhone(options: PhoneOptions): Phone {
  const { name, clock, random, settings, set } = options;
  if (settings().deviceId === '') set({ deviceId: random.uuid() });
  const screen = createPhoneStore();
  const ui = createNativeUi(screen);
  const frame = createFrame(settings().route);
  const storage = createPhoneStorage(name, () => settings().storage);
  const emitter = createNanoEvents<PhoneEvents>();
  const requests = markRequests(name, options.nextRequestId);
  let composed: Composed | null = null;

  const host = createHost({
    clock,
    ui,
    settings,
    currentLogin,
    // The page reloads itself after the app's login, so it is not reloaded here.
    onLogin: (user) => set({ user }),
    onPaid: options.onPaid,
  });

  host.on('paused', (isPaused) => screen.trigger.pausedSet({ isPaused }));

  function currentLogin(): Login | null {
    const { user } = settings();
    return user === null ? null : options.logInAs(user);
  }

  /** In a browser the app manages its own login; elsewhere it uses the native app's. */
  function applyLogin(): void {
    setAppLogin(storage, settings().platform === 'browser' ? currentLogin() : null);
  }

  /** In a browser, the login in the page decides who the phone's user is. */
  function followLogin({ session }: App): void {
    session.global.subscribe(({ userInfo }) => {
      if (composed?.app.session !== session || settings().platform !== 'browser') return;
      set({ user: userInfo === null ? null : personOf(userInfo) });
    });
  }

  /** Records the calls that failed in the page, and never reached the host. */
  function followCalls({ native }: Composed, page: Window): void {
    const transport = detectTransport(page);
    watchNative(native, (method, result, input) => {
      if (result.ok) return;
      const { kind } = result.failure;
      const failure = failureInPage(method, kind, transport);
      if (failure !== null) host.recordFailure(method, input, failure);
      if (kind === 'timeout') options.onCallTimeout(method);
    });
  }

  function configure(change: Partial<PhoneSettings>): void {
    const before = settings();
    set(change);
    const after = settings();
    if ((before.network === 'offline') !== (after.network === 'offline'))
      host.notifyNetworkChange();
    if (before.user !== after.user || before.platform !== after.platform) applyLogin();
    if (before.language !== after.language && after.language !== null) {
      if (composed === null) setAppLanguage(storage, after.language);
      else composed.app.setLanguage(after.language);
    }
    const changed = keysOf(IS_READ_AT_START).filter((key) => before[key] !== after[key]);
    if (changed.some((key) => IS_READ_AT_START[key])) frame.reload();
  }

  function clearStorage(): void {
    storage.clear();
    // There, only the app knew the login.
    if (settings().platform === 'browser') set({ user: null });
    frame.reload();
  }

  function answer(text: string | null): void {
    const { sheet } = screen.getSnapshot().context;
    if (sheet !== null) emitter.emit('answer', sheet.kind, text);
    ui.answer(text);
  }

  function takeSuggestedCode(): boolean {
    const page = frame.window();
    const { suggestedCode } = screen.getSnapshot().context;
    const field = page === null ? null : findCodeField(page.document);
    if (field === null || suggestedCode === null) return false;
    typeCode(field, suggestedCode);
    screen.trigger.codeTaken();
    return true;
  }

  /** Browsers read SMS by themselves; in the native apps the keyboard suggests the code. */
  function receiveSms(sms: Sms): void {
    const { platform, readsSms } = settings();
    screen.trigger.smsArrived({ sms });
    if (platform === 'browser' && readsSms !== false) host.receiveSms(sms.code);
    else if (readsSms === true) takeSuggestedCode();
  }

  return {
    name,
    settings,
    configure,
    screen,
    frame,
    host,
    storage,
    app: () => composed?.app ?? null,
    onApp: (listener) => emitter.on('app', listener),
    requests,
    receiveSms,
    answer,
    onAnswer: (listener) => emitter.on('answer', listener),
    closePage: () => ui.show({ kind: 'closed' }),
    clearStorage,
    renewDevice() {
      set({ deviceId: random.uuid() });
      host.forgetStorage();
      clearStorage();
    },
    takeSuggestedCode,
    applyLogin,
    install(page) {
      const { reducesMotion, safeBottom } = settings();
      const randomness = options.randomness();
      composed = null;
      host.install(page);
      storage.install(page);
      installClock(page, { ...clock, now: () => clock.now() + settings().clockOffset }, clock.mode);
      if (randomness !== null) installRandom(page, randomness.rest);
      installReducedMotion(page, reducesMotion);
      installSafeBottom(page, safeBottom);
      installClipboard(page);
      installNavigator(page, settings);
      requests.install(page);
      watchApp(page, (next) => {
        composed = next;
        if (randomness !== null) replaceRandom(next.random, randomness.product);
        followCalls(next, page);
        followLogin(next.app);
        emitter.emit('app', next.app);
      });
      watchReloading(page, () => {
        composed = null;
      });
      watchRoute(page, (route) => set({ route }));
      watchTouch(page, options.onTouch);
      watchLeaving(page, (address) => ui.show({ kind: 'elsewhere', address }));
    },
  };
}

/** What the page's browser says of itself. */
function installNavigator({ navigator }: Window, settings: () => PhoneSettings): void {
  const { language } = settings();
  // The app's would take the requests of the simulator's.
  overrideProperty(navigator, 'serviceWorker', undefined);
  if (language !== null) {
    overrideGetter(navigator, 'languages', () => [language]);
    overrideGetter(navigator, 'language', () => language);
  }
  // Part of a browser's fingerprint, so that each phone differs.
  overrideGetter(navigator, 'oscpu', () => settings().deviceId);
}

/** A user as the settings name them: a person of the fixtures by id, anybody else by phone. */
function personOf({ id, phone }: Login['user']): string {
  return isPersonId(id) ? id : phone;
}
