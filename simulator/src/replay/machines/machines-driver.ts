import type { App, Clock } from '@cangkir/core';
import { createVirtualClock } from '@cangkir/core/testing';
import { type Backend, createBackend } from '../../backend/backend.ts';
import type { Exchange } from '../../backend/backend.types.ts';
import { createNetwork } from '../../network/network.ts';
import { SMS_DELAY_MS } from '../../phone/sms-delay.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { createReseedableRandom } from '../../shared/scenario-random.ts';
import { turn } from '../../shared/turn.ts';
import { observeActors } from '../actors.ts';
import { lastSmsCode, startingState, startingStorage } from '../apply-start.ts';
import type { Driver, Stage } from '../driver.ts';
import { isLoadingPart } from '../is-loading-part.ts';
import { createPerform } from '../perform.ts';
import { createPerson, type PersonAnswers } from '../person.ts';
import { createCommonReaders, type Readers } from '../readers.ts';
import { createTabHistory } from './history.ts';
import { createNativeApp } from './native-app.ts';
import { loadPage, type Page, type PageObserver } from './page.ts';
import { createStorageArea, type StorageArea } from './storage-area.ts';

/** Why nothing can be tapped. */
const NO_SCREEN =
  'A tap needs a screen, and the machines alone have none: send an event, or run the scenario in a browser.';

/** The host that SMS codes are bound to. */
const WEB_HOST = 'localhost';

/** What is around the page of a stage. */
export interface StageWorld {
  readonly clock: Clock;
  readonly backend: Backend;
  readonly storage: { readonly local: StorageArea; readonly session: StorageArea };
  /** Draws random numbers from another seed from here on. */
  reseed(seed: number): void;
}

/** Hears what happens on a stage and stands in no step. */
export interface StageObserver extends PageObserver {
  /** The stage is set, and no page is loaded yet. */
  onSet?(world: StageWorld): void;
  /** A page was loaded. */
  onPage?(app: App): void;
  /** The backend sent an SMS with this code. */
  onSms?(code: string): void;
  /** The person did something on a screen of the native app, or of the browser. */
  onAct?(answers: PersonAnswers): void;
  /** The backend answered a request, or did not. */
  onExchange?(exchange: Exchange): void;
}

/** The machines alone: the product without screens, on a virtual clock, in this process. */
export const machinesDriver = createMachinesDriver();

/** The same, for somebody who listens. */
export function createMachinesDriver(observer: StageObserver = {}): Driver {
  return {
    async open(scenario) {
      const stage = createStage(scenario, observer);
      await stage.settle();
      return stage;
    },
  };
}

interface MachinesStage extends Stage {
  settle(): Promise<void>;
}

function createStage(scenario: Scenario, observer: StageObserver): MachinesStage {
  const { device, seed } = scenario;
  const clock = createVirtualClock(Date.parse(scenario.clock.start), settle);
  const randomness = createReseedableRandom(seed);
  const backend = createBackend({
    clock,
    random: randomness.backend,
    state: startingState(scenario, clock.now()),
    webHost: WEB_HOST,
  });
  let networkState = device.network;
  const network = createNetwork(backend, () => networkState);
  const history = createTabHistory(scenario.route);
  const stored = startingStorage(scenario, backend);
  const storage = {
    local: createStorageArea(stored.local),
    session: createStorageArea(stored.session),
  };
  const person = createPerson(device, (answers) => observer.onAct?.(answers));
  let nativeUser: string | null = scenario.user;
  const native = createNativeApp({
    device,
    clock,
    history,
    person,
    currentLogin: () => (nativeUser === null ? null : backend.logInAs(nativeUser)),
    onLogin: (user) => {
      nativeUser = user;
    },
    onPaid: backend.receivePayment,
  });
  let smsCode = lastSmsCode(backend.peek());

  backend.on('sms', ({ code }) => {
    smsCode = code;
    observer.onSms?.(code);
    if (device.readsSms) clock.setTimeout(() => page.inbox.deliver(code), SMS_DELAY_MS);
  });
  const { onExchange } = observer;
  if (onExchange !== undefined) backend.on('exchange', onExchange);
  backend.setConditions({ claimCode: scenario.backend.claimCode });
  for (const [index, override] of scenario.backend.overrides.entries()) {
    network.promise(override, `/backend/overrides/${index}`);
  }
  observer.onSet?.({ clock, backend, storage, reseed: randomness.reseed });
  let page = load();

  function load(): Page {
    const router = history.route({
      onChange: () => page.routeChanged(),
      // What asked for it goes on to its end, as in a browser.
      onReload: () => queueMicrotask(reload),
    });
    const world = { device, clock, randomness, network, storage, person };
    const loaded = loadPage(world, router, native.openWire(), observer);
    observer.onPage?.(loaded.app);
    return loaded;
  }

  function reload(): void {
    page.unload();
    page = load();
  }

  async function settle(): Promise<void> {
    do await turn();
    while (isLoadingPart(page.app));
  }

  const app = () => page.app;
  const { replies } = native;

  const perform = createPerform({
    app,
    backend,
    clock,
    network,
    person,
    replies,
    settle,
    setNetwork(next) {
      networkState = next;
    },
    emit: native.emit,
    changeStorage: (area, key, text) => storage[area].changeElsewhere(key, text),
    tap: async () => ({ pointer: '', words: NO_SCREEN }),
    setPaused(isPaused) {
      const { visibility } = page;
      if (isPaused === visibility.isHidden()) return;
      if (isPaused) visibility.hide();
      else visibility.show();
      native.emit(isPaused ? 'pause' : 'resume');
    },
    reload: async () => reload(),
    back: history.back,
    open: history.open,
  });

  const readers: Readers = {
    ...createCommonReaders({ app, backend, network, replies }),
    actors: () => observeActors(app().root),
    route: history.current,
    left: history.left,
    storage: () => ({ local: storage.local.entries(), session: storage.session.entries() }),
    smsCode: () => smsCode,
    screen: () => null,
  };

  return {
    hasScreen: false,
    settle,
    perform,
    see: async (name) => readers[name](),
    async close() {
      page.unload();
    },
  };
}
