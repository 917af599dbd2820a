import type { EventName } from '@cangkir/bridge';
import type { App } from '@cangkir/core';
import { type MachinesObserver, observeMachines, type SentEvent } from '@cangkir/core/health';
import type { DeskParts } from '../../desk/desk.types.ts';
import { type ActivityCounter, countActivity } from '../../inspection/count-activity.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { PhoneStart } from '../../scenario/scenario.ts';
import { StageError } from '../driver.ts';
import { messageOn } from '../on-stage.ts';
import type { StagePhone } from '../perform.ts';
import { createPerson, type SimulatedPerson } from '../person.ts';
import type { PhoneReaders } from '../readers.ts';
import { startingStorage } from '../starting-point.ts';
import { createPageReaders, runningApp } from './page-readers.ts';
import { readScreen } from './read-screen.ts';
import {
  createTimerSettling,
  endTransitions,
  rendered,
  settlePage,
  wholeRendered,
} from './settle.ts';
import { tapOn } from './tap.ts';

/** How long a page may take to show its app, in this machine's time. */
const START_TIMEOUT_MS = 30_000;

/** A phone on the desk, as a scenario uses it. */
export interface PagePhone extends StagePhone {
  readonly overrides: Phone['host']['overrides'];
  readonly readers: PhoneReaders;
  /** The events that the person has sent to the machines since this was asked last. */
  takeInputs(): readonly SentEvent[];
  /** Waits until its page has settled. */
  settle(): Promise<void>;
  /** Waits until its page has settled after a timer fired. */
  settleTimer(): Promise<void>;
  /** Waits until all of its screen is there. */
  screenRendered(): Promise<void>;
  close(): void;
}

/** Opens the page of a scenario on a phone. Resolves when it has settled. */
export async function openPhone(
  desk: DeskParts,
  phone: Phone,
  start: PhoneStart,
): Promise<PagePhone> {
  const { device, route } = start;
  const person = createPerson(device, () => {});
  phone.host.overrides.clear();
  phone.host.forgetStorage();
  phone.screen.trigger.codeTaken();
  phone.storage.replaceAll(startingStorage(start, desk.backend));
  const unseat = seatPerson(phone, person);
  const app = await startPage(phone, () => phone.frame.open(route));
  // The id that a browser makes of itself differs: the scenario has the device's.
  app.session.global.set({ browserId: device.id });
  await settlePage(phone, desk.network);
  return createPagePhone(desk, phone, person, unseat);
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
      const message = messageOn(phone.name, 'The page of the app did not start.');
      reject(new StageError({ pointer: '', message }));
    }, START_TIMEOUT_MS);
    const stop = phone.onApp((app) => {
      window.clearTimeout(timeout);
      stop();
      resolve(app);
    });
    load();
  });
}

function createPagePhone(
  desk: DeskParts,
  phone: Phone,
  person: SimulatedPerson,
  unseat: () => void,
): PagePhone {
  const { backend, clock, network } = desk;
  const { name, host } = phone;
  const { overrides } = host;
  let activity = watchApp();
  let inputs: readonly SentEvent[] = [];
  let machines = watchInputs();
  const stopWatching = phone.onApp(() => {
    activity?.stop();
    activity = watchApp();
    machines?.stop();
    machines = watchInputs();
  });

  function watchInputs(): MachinesObserver | null {
    const running = phone.app();
    return running === null
      ? null
      : observeMachines(running.root, (sent) => {
          inputs = [...inputs, sent];
        });
  }

  function watchApp(): ActivityCounter | null {
    const running = phone.app();
    return running === null ? null : countActivity(running);
  }

  function page(): Window & typeof globalThis {
    const shown = phone.frame.window();
    if (shown === null) {
      throw new StageError({ pointer: '', message: messageOn(name, 'The page is gone.') });
    }
    return shown;
  }

  function emit(event: EventName): boolean {
    const { platform, hasBridge } = phone.settings();
    if (platform === 'browser' || !hasBridge) return false;
    host.emit(event);
    return true;
  }

  return {
    name,
    app: () => runningApp(phone),
    backend,
    clock,
    network,
    person,
    overrides,
    readers: { ...createPageReaders(desk, phone), screen: () => readScreen(page()) },
    setNetwork: (next) => phone.configure({ network: next }),
    emit,
    changeStorage: phone.storage.change,
    async tap(step) {
      const refusal = await tapOn(page(), step);
      // A link leads on after the frame that shows the tap.
      await rendered();
      return refusal;
    },
    setPaused: host.setPaused,
    async reload() {
      await startPage(phone, phone.frame.reload);
    },
    async back() {
      const { navigation } = page();
      if (!navigation?.canGoBack) return false;
      // Another process of the browser leads there: the page does not show that anything is under way.
      await navigation.back().committed;
      return true;
    },
    open(route) {
      page().location.hash = `#${route}`;
    },
    takeInputs() {
      const taken = inputs;
      inputs = [];
      return taken;
    },
    async settle() {
      await settlePage(phone, network);
      endTransitions(phone);
    },
    settleTimer: createTimerSettling(phone, network, () => activity),
    screenRendered: () => wholeRendered(page()),
    close() {
      stopWatching();
      activity?.stop();
      machines?.stop();
      unseat();
    },
  };
}
