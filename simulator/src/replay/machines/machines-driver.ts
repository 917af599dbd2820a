import {
  type App,
  type Clock,
  createApp,
  openSession,
  SESSION_KEYS,
  serializeState,
} from '@cangkir/core';
import { createMemoryPorts, createMemoryWorld, createVirtualClock } from '@cangkir/core/testing';
import { type Backend, createBackend } from '../../backend/backend.ts';
import type { Exchange } from '../../backend/backend.types.ts';
import { createNetwork } from '../../network/network.ts';
import { SMS_TRAVELS } from '../../phone/sms-travels.ts';
import { breakdownOf, sendTo, sightsOf } from '../actors.ts';
import type { Driver, Refusal, Sights, Stage } from '../driver.ts';
import { createPerson, type Deeds } from '../person.ts';
import type { Action, Scenario } from '../scenario.ts';
import { changeBackend, lastSmsCode, startingState, startingStorage } from '../starting-point.ts';
import { storedText } from '../stored-text.ts';
import { createStoryChance } from '../story-chance.ts';
import { turn } from '../turn.ts';
import { createTabHistory } from './history.ts';
import { createNativeApp } from './native-app.ts';
import { loadPage, type Page, type PageObserver } from './page.ts';
import { createStorageArea, type StorageArea } from './storage-area.ts';

/** What another tab stores where nobody is logged in. */
const NOBODY = { token: '', user: null };

/** The host that SMS codes are bound to. */
const WEB_HOST = 'localhost';

/** What is around the page of a stage. */
export interface StageWorld {
  readonly clock: Clock;
  readonly backend: Backend;
  readonly storage: { readonly local: StorageArea; readonly session: StorageArea };
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
  onAct?(deeds: Deeds): void;
  /** The backend answered a request, or did not. */
  onExchange?(exchange: Exchange): void;
}

/** The machines alone: the product without screens, on a virtual clock, in this process. */
export const machinesDriver = createMachinesDriver();

/** The same, for somebody who listens. */
export function createMachinesDriver(observer: StageObserver = {}): Driver {
  return {
    async open(scenario) {
      await loadMachines();
      const stage = createStage(scenario, observer);
      await stage.settle();
      return stage;
    },
  };
}

interface MachinesStage extends Stage {
  settle(): Promise<void>;
}

type Performing = {
  readonly [Name in Action['do']]: (
    action: Extract<Action, { readonly do: Name }>,
    pointer: string,
  ) => Refusal | null | Promise<Refusal | null>;
};

type Looks = { readonly [Name in keyof Sights]: () => Sights[Name] };

function createStage(scenario: Scenario, observer: StageObserver): MachinesStage {
  const { device, seed } = scenario;
  const clock = createVirtualClock(Date.parse(scenario.clock.start), settle);
  const chance = createStoryChance(seed);
  const backend = createBackend({
    clock,
    random: chance.backend,
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
  const person = createPerson(device, (deeds) => observer.onAct?.(deeds));
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
    if (device.readsSms) clock.setTimeout(() => page.inbox.deliver(code), SMS_TRAVELS);
  });
  const { onExchange } = observer;
  if (onExchange !== undefined) backend.on('exchange', onExchange);
  backend.setConditions({ claimCode: scenario.backend.claimCode });
  for (const [index, override] of scenario.backend.overrides.entries()) {
    network.promise(override, `/backend/overrides/${index}`);
  }
  observer.onSet?.({ clock, backend, storage });
  let page = load();

  function load(): Page {
    const router = history.route({
      onChange: () => page.routeChanged(),
      // What asked for it goes on to its end, as in a browser.
      onReload: () => queueMicrotask(reload),
    });
    const world = { device, clock, chance, network, storage, person };
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
    while (isLoadingPart(page));
  }

  async function letPass(ms: number): Promise<null> {
    await clock.advance(ms);
    return null;
  }

  const performing: Performing = {
    async send({ actor, event }) {
      page.app.machines.tell(() => {});
      await settle();
      const { root } = page.app.machines.get();
      if (root === null) return { pointer: '', words: 'The machines did not wake.' };
      return sendTo(root, actor, event);
    },
    advance: ({ ms }) => letPass(ms),
    'advance.to': ({ moment }) => {
      const ms = Date.parse(moment) - clock.now();
      return ms < 0 ? { pointer: '/moment', words: 'This moment is over.' } : letPass(ms);
    },
    'bridge.reply': ({ call, nth = null, reply }, pointer) => {
      const calls = native.replies.counts()[call] ?? 0;
      if (nth !== null && nth <= calls) {
        return { pointer: '/nth', words: `${call} was called ${calls} times already.` };
      }
      native.replies.promise(call, { pointer, nth, reply, times: 1 });
      return null;
    },
    answer: (step) =>
      person.act(step) ? null : { pointer: '', words: 'Nothing asks the person for this now.' },
    'bridge.event': ({ event }) =>
      native.emit(event)
        ? null
        : { pointer: '', words: 'There is no native app here that could tell.' },
    'http.override': (override, pointer) => {
      network.promise(override, pointer);
      return null;
    },
    network: (step) => {
      networkState = step.network;
      return null;
    },
    'backend.change': (change) => changeBackend(backend, change),
    'other-tab': ({ user }) => {
      const login = user === null ? NOBODY : backend.logInAs(user);
      const global = openSession(storage).global.get();
      const next = { ...global, token: login?.token, userInfo: login?.user };
      storage.local.changeElsewhere(SESSION_KEYS.global, serializeState(next));
      return null;
    },
    'storage.change': ({ area, key, value }) => {
      storage[area].changeElsewhere(key, value === null ? null : storedText(value));
      return null;
    },
    'choose-language': ({ language }) => {
      page.app.setLanguage(language);
      return null;
    },
    tap: () => ({
      pointer: '',
      words:
        'A tap needs a screen, and the machines alone have none: send an event, or run the scenario in a browser.',
    }),
    reload: () => {
      reload();
      return null;
    },
    back: () => (history.back() ? null : { pointer: '', words: 'There is nowhere to go back to.' }),
    open: ({ route }) => {
      history.open(route);
      return null;
    },
  };

  const looks: Looks = {
    actors: () => sightsOf(page.app.machines.get().root),
    route: history.current,
    left: history.left,
    redirect: () => page.app.session.global.get().redirectRoute,
    user: () => page.app.session.global.get().userInfo?.id ?? null,
    language: () => page.app.language(),
    storage: () => ({ local: storage.local.entries(), session: storage.session.entries() }),
    requests: network.counts,
    calls: native.replies.counts,
    backend: backend.peek,
    smsCode: () => smsCode,
    unasked: () => [...network.unasked(), ...native.replies.unasked()],
  };

  return {
    settle,
    async perform(action, pointer) {
      const refusal = await perform(performing, action, pointer);
      await settle();
      return refusal ?? breakdownOf(page.app.machines.get().root);
    },
    see: async (name) => looks[name](),
    async close() {
      page.unload();
    },
  };
}

function perform<Name extends Action['do']>(
  performing: Performing,
  action: Extract<Action, { readonly do: Name }>,
  pointer: string,
) {
  const deed: Performing[Name] = performing[action.do];
  return deed(action, pointer);
}

/** A part of the product that is read from disk takes real time, in which no virtual time may pass. */
function isLoadingPart({ app }: Page): boolean {
  const { waiting, root } = app.machines.get();
  return waiting || (root?.getSnapshot().matches('loadingPage') ?? false);
}

let loading: Promise<void> | null = null;

/** Loads the machines once, so that they wake in the same moment ever after. */
function loadMachines(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const { machines } = createApp(createMemoryPorts(createMemoryWorld()));
    machines.subscribe(() => {
      if (machines.get().failed) reject(new MachinesNotLoadedError());
    });
    machines.tell((root) => {
      root.stop();
      resolve();
    });
  });
  return loading;
}

/** The core keeps to itself why: to a person on a phone it is all the same. */
class MachinesNotLoadedError extends Error {
  override readonly name = 'MachinesNotLoadedError';

  constructor() {
    super('The machines could not be loaded: `npm run types` tells what is wrong in the core.');
  }
}
