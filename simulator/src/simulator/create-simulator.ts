import type { Clock, Random } from '@cangkir/core';
import { FIXTURES } from '../backend/fixtures/fixtures.ts';
import { clearAppStorage, setAppLogin } from '../frame/app-session.ts';
import { createFrame } from '../frame/frame.ts';
import { findCodeField, typeCode } from '../frame/one-time-code.ts';
import { watchRoute } from '../frame/watch-route.ts';
import { createHost } from '../host/create-host.ts';
import { createLogStore } from '../log/log-store.ts';
import { createNativeUi } from '../phone/native-ui.ts';
import { createPhoneStore } from '../phone/phone-store.ts';
import type { Keeper } from '../settings/keeper.ts';
import { type Settings, SLOW_LATENCY } from '../settings/settings.ts';
import { openSettings } from '../settings/settings-store.ts';
import { decodeQr } from '../till/decode.ts';
import { readScreen } from '../till/read-screen.ts';
import { openBackend } from './open-backend.ts';
import type { SimulatorParts } from './simulator.types.ts';

/** A change of these loads the app anew: it asks for them once, as it starts. */
const READ_AT_START = ['platform', 'appVersion', 'safeTop', 'user'] as const;

/** How long an SMS is on its way: milliseconds. The page hears first that it was sent. */
const SMS_TRAVELS = 800;

export interface SimulatorOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly keepers: { readonly settings: Keeper; readonly backend: Keeper };
  /** The host that SMS codes are bound to, such as `localhost`. */
  readonly webHost: string;
}

/** Joins the backend, the native app, the phone and the settings. Nothing is shown or served yet. */
export async function createSimulator(options: SimulatorOptions): Promise<SimulatorParts> {
  const { clock, random, keepers, webHost } = options;
  const settingsStore = await openSettings(keepers.settings);
  const settings = () => settingsStore.getSnapshot().context;
  const set = (change: Partial<Settings>) => settingsStore.trigger.changed({ change });
  if (settings().deviceId === '') set({ deviceId: random.uuid() });

  const { fixture } = settings();
  const backend = await openBackend({ clock, random, keeper: keepers.backend, fixture, webHost });
  const phone = createPhoneStore();
  const ui = createNativeUi(phone);
  const log = createLogStore();
  const frame = createFrame(settings().route);
  const host = createHost({
    clock,
    ui,
    settings,
    currentLogin: nativeLogin,
    // The page loads itself anew after the app's login, so that it is not loaded here.
    onLogin: (user) => set({ user }),
    onPaid: backend.receivePayment,
  });

  function nativeLogin() {
    const { user } = settings();
    return user === null ? null : backend.logInAs(user);
  }

  function applyConditions(): void {
    const { claimCode, network } = settings();
    backend.setConditions({
      claimCode,
      latency: network === 'slow' ? SLOW_LATENCY : 0,
      network: network === 'offline' ? 'offline' : null,
    });
  }

  /** In a browser the app itself remembers who is logged in; elsewhere it asks the native app. */
  function applyLogin(): void {
    setAppLogin(settings().platform === 'browser' ? nativeLogin() : null);
  }

  function configure(change: Partial<Settings>): void {
    const before = settings();
    set(change);
    const after = settings();
    applyConditions();
    if (before.network !== after.network) host.tellNetwork();
    if (before.user !== after.user || before.platform !== after.platform) applyLogin();
    if (before.fixture !== after.fixture) resetBackend();
    if (READ_AT_START.some((name) => before[name] !== after[name])) frame.reload();
  }

  function resetBackend(): void {
    backend.load(FIXTURES[settings().fixture].create(clock.now()));
    applyLogin();
    frame.reload();
  }

  function clearStorage(): void {
    clearAppStorage();
    // There the app alone remembered who is logged in.
    if (settings().platform === 'browser') set({ user: null });
    frame.reload();
  }

  function takeSuggestedCode(): boolean {
    const page = frame.window();
    const { suggestedCode } = phone.getSnapshot().context;
    const field = page === null ? null : findCodeField(page.document);
    if (field === null || suggestedCode === null) return false;
    typeCode(field, suggestedCode);
    phone.trigger.codeTaken();
    return true;
  }

  backend.on('sms', (sms) => {
    clock.setTimeout(() => {
      phone.trigger.smsArrived({ sms });
      host.receiveSms(sms.code);
    }, SMS_TRAVELS);
  });
  backend.on('exchange', (request) => {
    log.trigger.requestMade({ request });
    // Who typed the code needs it no more.
    if (request.endpoint === 'logIn' && request.code === 0) phone.trigger.codeTaken();
  });
  host.on('call', (call) => log.trigger.callMade({ call }));
  applyConditions();

  return {
    settings,
    configure,
    backend,
    calls: () =>
      log
        .getSnapshot()
        .context.entries.flatMap((entry) => (entry.kind === 'call' ? [entry.call] : [])),
    requests: () =>
      log
        .getSnapshot()
        .context.entries.flatMap((entry) => (entry.kind === 'request' ? [entry.request] : [])),
    emit: host.emit,
    open: frame.open,
    reload: frame.reload,
    clearStorage,
    renewDevice() {
      set({ deviceId: random.uuid() });
      host.forgetStorage();
      clearStorage();
    },
    resetBackend,
    takeSuggestedCode,
    async scanScreen() {
      const page = frame.window();
      const code = page === null ? null : await decodeQr(await readScreen(page));
      if (code === null) return { kind: 'nothing' };
      return { kind: 'read', code, result: backend.redeem(code) };
    },
    stores: { settings: settingsStore, phone, log },
    frame,
    person: {
      answer: ui.answer,
      goBack: host.goBack,
      closePage: () => ui.go({ kind: 'closed' }),
    },
    install(window) {
      host.install(window);
      watchRoute(window, (route) => set({ route }));
    },
  };
}
