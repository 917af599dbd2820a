import type { Clock, Random } from '@cangkir/core';
import { FIXTURES } from '../backend/fixtures/fixtures.ts';
import { keepClock } from '../clock/keep-clock.ts';
import { createSimulatorClock } from '../clock/simulator-clock.ts';
import { cellOfRefusal, cellOfSeen, createSessionCoverage } from '../coverage/session-coverage.ts';
import { watchMachines } from '../inspection/running-machines.ts';
import { createLogStore, type LogEntry } from '../log/log-store.ts';
import { createNetwork } from '../network/network.ts';
import { createPhone, type Phone } from '../phone/create-phone.ts';
import { createPageDriver } from '../replay/page/page-driver.ts';
import { createRemoteStage } from '../replay/page/remote-stage.ts';
import { createTimerSettling } from '../replay/page/settle.ts';
import { createLiveRecorder } from '../replay/recording/live-recorder.ts';
import { proveStory } from '../replay/recording/prove-story.ts';
import type { Story } from '../replay/recording/recorder.ts';
import { openRecordingSession } from '../replay/recording/recording-session.ts';
import { createReplaySession } from '../replay/session/replay-session.ts';
import type { Keeper } from '../settings/keeper.ts';
import {
  type DeskSettings,
  PHONE_NAMES,
  type PhoneName,
  type PhoneSettings,
  type Settings,
} from '../settings/settings.ts';
import { writeSettingsFile } from '../settings/settings-file.ts';
import { openSettings } from '../settings/settings-store.ts';
import { splitSettings } from '../settings/split-settings.ts';
import { decodeQr } from '../till/decode.ts';
import { readScreen } from '../till/read-screen.ts';
import { createTillStore } from '../till/till-store.ts';
import { createChance } from './chance.ts';
import { openBackend } from './open-backend.ts';
import type { DeskParts, ScanResult, SimulatorParts } from './simulator.types.ts';

/** How long an SMS is on its way: milliseconds. The page hears first that it was sent. */
const SMS_TRAVELS = 800;

export interface SimulatorOptions {
  /** The time and the chance of this machine. */
  readonly clock: Clock;
  readonly random: Random;
  readonly keepers: Readonly<Record<'settings' | 'backend' | 'recording', Keeper>>;
  /** The host that SMS codes are bound to, such as `localhost`. */
  readonly webHost: string;
}

/** Joins the clock, the backend, the phones and the settings. Nothing is shown or served yet. */
export async function createSimulator(options: SimulatorOptions): Promise<SimulatorParts> {
  const { random, keepers, webHost } = options;
  let isLent = false;
  const isKept = () => !isLent;
  const chance = createChance(random);
  const settingsStore = await openSettings(keepers.settings, isKept);
  const settings = () => settingsStore.getSnapshot().context;
  const setDesk = (change: Partial<DeskSettings>) => settingsStore.trigger.deskChanged({ change });
  const clock = createSimulatorClock(options.clock);
  applyClock();

  const { fixture } = settings().desk;
  const backend = await openBackend({
    clock,
    random: chance.backend,
    keeper: keepers.backend,
    fixture,
    webHost,
    isKept,
  });
  const network = createNetwork(backend, (sender) => {
    const phone = PHONE_NAMES.find((name) => name === sender);
    return phone === undefined ? 'usual' : settings()[phone].network;
  });
  const log = createLogStore();
  const till = createTillStore();
  const coverage = createSessionCoverage();
  const phones = { first: putPhone('first'), second: putPhone('second') };

  function putPhone(name: PhoneName): Phone {
    const phone = createPhone({
      name,
      clock,
      random,
      chance: chance.page,
      settings: () => settings()[name],
      set: (change) => settingsStore.trigger.phoneChanged({ phone: name, change }),
      logInAs: backend.logInAs,
      onPaid: backend.receivePayment,
      onCallSeen(method, result) {
        const { platform } = settings()[name];
        coverage.trigger.called({ cell: cellOfSeen(method, result, platform) });
      },
      onTouch: () => selectPhone(name),
    });
    phone.host.on('call', (call) => {
      log.trigger.callMade({ phone: name, call });
      coverage.trigger.called({ cell: cellOfRefusal(call, settings()[name].platform) });
    });
    return phone;
  }

  function selectPhone(name: PhoneName): void {
    if (settings().desk.selectedPhone !== name) setDesk({ selectedPhone: name });
  }

  function allPhones(): readonly Phone[] {
    return PHONE_NAMES.map((name) => phones[name]);
  }

  function settleShown(): () => Promise<void> {
    const settlings = allPhones().map((phone) => {
      const settle = createTimerSettling(phone, network, () => null);
      return async () => (phone.frame.window() === null ? undefined : settle());
    });
    return async () => void (await Promise.all(settlings.map((settle) => settle())));
  }

  function applyConditions(): void {
    backend.setConditions({ claimCode: settings().desk.claimCode });
  }

  function applyClock(): void {
    const { mode, start } = settings().desk.clock;
    if (start !== null && mode !== 'real') clock.set(start);
    clock.setMode(mode);
  }

  function configureDesk(change: Partial<DeskSettings>): void {
    const before = settings().desk;
    setDesk(change);
    const after = settings().desk;
    if (change.clock !== undefined) applyClock();
    if (before.fixture !== after.fixture) resetBackend();
  }

  function configure(
    change: Partial<PhoneSettings & DeskSettings>,
    phone: PhoneName = 'first',
  ): void {
    const parts = splitSettings(change);
    configureDesk(parts.desk);
    phones[phone].configure(parts.phone);
    applyConditions();
  }

  /** A phone stays the device that it is, and its app opens where the settings say. */
  function applySettings(next: Settings): void {
    configureDesk(next.desk);
    for (const phone of allPhones()) {
      const { deviceId: _, route, ...change } = next[phone.name];
      phone.configure(change);
      phone.frame.open(route);
    }
    applyConditions();
  }

  function resetBackend(): void {
    backend.load(FIXTURES[settings().desk.fixture].create(clock.now()));
    for (const phone of allPhones()) {
      phone.applyLogin();
      phone.frame.reload();
    }
  }

  async function readScreenOf(name: PhoneName): Promise<string | null> {
    const page = phones[name].frame.window();
    return page === null ? null : decodeQr(await readScreen(page));
  }

  async function scanScreen(name: PhoneName = 'first'): Promise<ScanResult> {
    const code = await readScreenOf(name);
    return code === null
      ? { kind: 'nothing' }
      : { kind: 'read', code, result: backend.redeem(code) };
  }

  function entriesOf<Kind extends LogEntry['kind']>(kind: Kind) {
    return log
      .getSnapshot()
      .context.entries.filter(
        (entry): entry is Extract<LogEntry, { kind: Kind }> => entry.kind === kind,
      );
  }

  async function closePages(): Promise<void> {
    await Promise.all(allPhones().map(({ frame }) => frame.close()));
  }

  async function lend(): Promise<() => Promise<void>> {
    const before = { settings: settings(), backend: backend.snapshot() };
    const stored = allPhones().map((phone) => ({ phone, entries: phone.storage.all() }));
    isLent = true;
    await closePages();
    return async () => {
      await closePages();
      settingsStore.trigger.replaced({ settings: before.settings });
      backend.load(before.backend);
      for (const { phone, entries } of stored) {
        phone.storage.replaceAll(entries);
        phone.host.replies.forget();
      }
      network.forget();
      chance.seed(null);
      isLent = false;
      applyClock();
      applyConditions();
      for (const phone of allPhones()) phone.frame.open(phone.settings().route);
    };
  }

  backend.on('sms', (sms) => {
    clock.setTimeout(() => {
      for (const phone of allPhones()) {
        if (sms.sender !== null && sms.sender !== phone.name) continue;
        phone.receiveSms(sms);
      }
    }, SMS_TRAVELS);
  });
  backend.on('redeemed', (redemption) => till.trigger.redeemed({ redemption }));
  backend.on('exchange', (request) => {
    log.trigger.requestMade({ request });
    // Who typed the code needs it no more.
    if (request.endpoint !== 'logIn' || request.code !== 0) return;
    for (const phone of allPhones()) phone.screen.trigger.codeTaken();
  });
  applyConditions();
  clock.settleWith(settleShown());
  keepClock(clock, options.clock, (kept) => {
    if (isKept()) setDesk({ clock: kept });
  });

  const desk: DeskParts = {
    settings,
    configure,
    export: () => writeSettingsFile(settings()),
    applySettings,
    backend,
    clock,
    calls: () => entriesOf('call').map(({ phone, call }) => ({ ...call, phone })),
    requests: () => entriesOf('request').map(({ request }) => request),
    emit: (event, data, phone = 'first') => phones[phone].host.emit(event, data),
    open: (route, phone = 'first') => phones[phone].frame.open(route),
    reload: (phone = 'first') => phones[phone].frame.reload(),
    clearStorage: (phone = 'first') => phones[phone].clearStorage(),
    renewDevice: (phone = 'first') => phones[phone].renewDevice(),
    resetBackend,
    takeSuggestedCode: (phone = 'first') => phones[phone].takeSuggestedCode(),
    scanScreen,
    readScreen: readScreenOf,
    stores: { settings: settingsStore, log, till, coverage },
    phones,
    network,
    chance,
    closePages,
    lend,
    install(page) {
      allPhones()
        .find(({ frame }) => frame.holds(page))
        ?.install(page);
    },
  };
  const recording = await openRecordingSession({
    live: createLiveRecorder({ desk, isOwn: isKept }),
    clock,
    keeper: keepers.recording,
    prove: proveOnMachines,
  });
  const driver = createPageDriver(desk);
  const replay = createReplaySession({
    driver,
    async lend() {
      await recording.stop();
      return lend();
    },
    rest: (ms) => new Promise((resolve) => options.clock.setTimeout(resolve, ms)),
  });

  return {
    ...desk,
    machines: watchMachines(phones.first),
    replay,
    recording,
    load: (scenario) =>
      replay.load(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)),
    stage: createRemoteStage(driver, lend),
    run: replay.run,
    step: replay.step,
    back: replay.back,
    leave: replay.leave,
    async record() {
      await replay.leave();
      await recording.record();
    },
    stop: recording.stop,
  };
}

/** The machines are here for that alone. */
async function proveOnMachines(story: Story): Promise<Story> {
  const { machinesDriver } = await import('../replay/machines/machines-driver.ts');
  return proveStory(story, machinesDriver);
}
