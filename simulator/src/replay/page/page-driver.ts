import type { EventName } from '@cangkir/bridge';
import type { App } from '@cangkir/core';
import type { DeskParts } from '../../desk/desk.types.ts';
import { type ActivityCounter, countActivity } from '../../inspection/count-activity.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { readSettings } from '../../settings/settings.ts';
import { breakdownOf } from '../actors.ts';
import { lastSmsCode, startingState, startingStorage } from '../apply-start.ts';
import { type Driver, type Refusal, type Stage, StageError } from '../driver.ts';
import { createPerform } from '../perform.ts';
import { createPerson, type SimulatedPerson } from '../person.ts';
import type { Readers } from '../readers.ts';
import { storedText } from '../text-to-store.ts';
import { createPageReaders, runningApp } from './page-readers.ts';
import { phoneSettingsOf } from './phone-settings-of.ts';
import { readScreen } from './read-screen.ts';
import { createTimerSettling, rendered, settlePage } from './settle.ts';
import { tapOn } from './tap.ts';

/** How long a page may take to show its app: milliseconds of this machine. */
const START_PATIENCE = 30_000;

/** A stage on the page, which may also be touched from outside. */
export interface PageStage extends Stage {
  /** Waits until what was done from outside has settled. Resolves with the crash, if there was one. */
  settle(): Promise<Refusal | null>;
}

/** A driver whose stages are pages. */
export interface PageDriver extends Driver {
  open(scenario: Scenario): Promise<PageStage>;
}

/** The simulator's own page: the app in the first phone, on a locked desk. */
export function createPageDriver(simulator: DeskParts): PageDriver {
  return {
    async open(scenario) {
      await simulator.closePages();
      const person = createPerson(scenario.device, () => {});
      prepare(simulator, scenario);
      const stop = seatPerson(simulator.phones.first, person);
      const { first } = simulator.phones;
      const app = await startPage(first, () => first.frame.open(scenario.route));
      // The id that a browser makes of itself differs: the scenario has the device's.
      app.session.global.set({ browserId: scenario.device.id });
      await settlePage(first, simulator.network);
      return createStage(simulator, person, stop);
    },
  };
}

/** Sets everything to the start of the scenario. No page runs. */
function prepare(simulator: DeskParts, scenario: Scenario): void {
  const { backend, randomness, clock, network, phones, stores } = simulator;
  const { first } = phones;
  clock.set(Date.parse(scenario.clock.start));
  clock.setMode('stepped');
  randomness.seed(scenario.seed);
  stores.settings.trigger.replaced({
    settings: readSettings({
      ...simulator.settings(),
      desk: { ...simulator.settings().desk, hasSecondPhone: false, selectedPhone: 'first' },
      first: phoneSettingsOf(scenario, first.settings()),
    }),
  });
  backend.load(startingState(scenario, clock.now()));
  backend.clearOverrides();
  backend.setConditions({ claimCode: scenario.backend.claimCode });
  network.forget();
  for (const [index, override] of scenario.backend.overrides.entries()) {
    network.promise(override, `/backend/overrides/${index}`);
  }
  first.host.replies.forget();
  first.host.forgetStorage();
  first.screen.trigger.codeTaken();
  const stored = startingStorage(scenario, backend);
  first.storage.replaceAll({ local: textsOf(stored.local), session: textsOf(stored.session) });
  stores.log.trigger.cleared();
}

function textsOf(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, storedText(value)]));
}

/** Lets the scenario's person act on the native app's own screens. Returns the cleanup. */
function seatPerson(phone: Phone, person: SimulatedPerson): () => void {
  let asked: unknown = null;
  const { unsubscribe } = phone.screen.subscribe(({ context: { sheet } }) => {
    if (sheet === asked) return;
    asked = sheet;
    if (sheet !== null) void person.ask(sheet.kind).then(phone.answer);
  });
  return unsubscribe;
}

/** Does what loads a page, and waits until its app is there. */
function startPage(phone: Phone, load: () => void): Promise<App> {
  return new Promise((resolve, reject) => {
    const timeout = window.setTimeout(() => {
      stop();
      reject(new StageError({ pointer: '', words: 'The page of the app did not start.' }));
    }, START_PATIENCE);
    const stop = phone.onApp((app) => {
      window.clearTimeout(timeout);
      stop();
      resolve(app);
    });
    load();
  });
}

function createStage(simulator: DeskParts, person: SimulatedPerson, unseat: () => void): PageStage {
  const { backend, clock, network } = simulator;
  const { first: phone } = simulator.phones;
  let smsCode = lastSmsCode(backend.peek());
  const stopSms = backend.on('sms', ({ code }) => {
    smsCode = code;
  });

  const settle = () => settlePage(phone, network);
  let activity = watchApp();
  const stopWatching = phone.onApp(() => {
    activity?.stop();
    activity = watchApp();
  });
  const stopSettling = clock.settleWith(createTimerSettling(phone, network, () => activity));

  function watchApp(): ActivityCounter | null {
    const running = phone.app();
    return running === null ? null : countActivity(running);
  }

  function page(): Window & typeof globalThis {
    const shown = phone.frame.window();
    if (shown === null) throw new StageError({ pointer: '', words: 'The page is gone.' });
    return shown;
  }

  const app = () => runningApp(phone);

  const perform = createPerform({
    app,
    backend,
    clock,
    network,
    person,
    replies: phone.host.replies,
    settle,
    setNetwork: (next) => phone.configure({ network: next }),
    emit,
    changeStorage: phone.storage.change,
    tap: (step) => tapOn(page(), step),
    setPaused: phone.host.setPaused,
    async reload() {
      await startPage(phone, phone.frame.reload);
    },
    back() {
      const { navigation } = page();
      if (!navigation?.canGoBack) return false;
      navigation.back();
      return true;
    },
    open(route) {
      page().location.hash = `#${route}`;
    },
  });

  function emit(event: EventName): boolean {
    const { platform, hasBridge } = phone.settings();
    if (platform === 'browser' || !hasBridge) return false;
    phone.host.emit(event);
    return true;
  }

  const readers: Readers = {
    ...createPageReaders(simulator),
    smsCode: () => smsCode,
    screen: () => readScreen(page()),
  };

  return {
    hasScreen: true,
    perform,
    async settle() {
      await settle();
      return breakdownOf(app().root);
    },
    async see(name) {
      if (name === 'screen') await rendered();
      return readers[name]();
    },
    async close() {
      stopSms();
      stopWatching();
      activity?.stop();
      unseat();
      stopSettling();
    },
  };
}
