import type { Hash } from '@cangkir/api';
import type { App } from '@cangkir/core';
import type { PageRandom, VirtualClock } from '@cangkir/core/testing';
import type { Backend } from '../../backend/backend.ts';
import type { Network, NetworkState } from '../../network/network.ts';
import { SMS_DELAY_MS } from '../../phone/sms-delay.ts';
import type { PhoneStart } from '../../scenario/scenario.ts';
import type { PhoneName } from '../../settings/settings.ts';
import { observeActors } from '../actors.ts';
import type { Refusal } from '../driver.ts';
import type { StagePhone } from '../perform.ts';
import { createPerson, type PersonAnswers } from '../person.ts';
import { createCommonReaders, type PhoneReaders } from '../readers.ts';
import { startingStorage } from '../starting-point.ts';
import { createTabHistory } from './history.ts';
import { createNativeApp, type NativeApp } from './native-app.ts';
import { loadPage, type Page, type PageObserver } from './page.ts';
import { createStorageArea, type StorageArea } from './storage-area.ts';

/** Why nothing can be tapped. */
const NO_SCREEN: Refusal = {
  pointer: '',
  message:
    'A tap needs a screen, and the machines alone have none: send an event, or run the scenario in a browser.',
};

/** What the phones of a stage share. */
export interface PhoneWorld {
  readonly clock: VirtualClock;
  readonly backend: Backend;
  readonly network: Network;
  /** How the requests of each phone travel, by its name. */
  readonly networkStates: Map<string | null, NetworkState>;
  readonly hash: Hash;
}

/** Hears what happens on a phone and stands in no step. */
export interface PhoneObserver extends PageObserver {
  /** The phone is set up, and no page is loaded yet. */
  onSetUp?(
    phone: PhoneName,
    storage: { readonly local: StorageArea; readonly session: StorageArea },
  ): void;
  /** A page was loaded. */
  onPage?(app: App, phone: PhoneName): void;
  /** The person did something on a screen of the native app, or of the browser. */
  onAct?(answers: PersonAnswers, phone: PhoneName): void;
}

/** A phone without a screen, on which a page is loaded. */
export interface MachinesPhone extends StagePhone {
  readonly overrides: NativeApp['overrides'];
  readonly readers: PhoneReaders;
  unload(): void;
}

export function createMachinesPhone(
  name: PhoneName,
  start: PhoneStart,
  world: PhoneWorld,
  randomness: PageRandom,
  observer: PhoneObserver,
): MachinesPhone {
  const { device } = start;
  const { clock, backend, network, networkStates, hash } = world;
  const history = createTabHistory(start.route);
  const stored = startingStorage(start, backend);
  const storage = {
    local: createStorageArea(stored.local),
    session: createStorageArea(stored.session),
  };
  const person = createPerson(device, (answers) => observer.onAct?.(answers, name));
  let nativeUser: string | null = start.user;
  const native = createNativeApp({
    device,
    clock,
    history,
    person,
    currentLogin: () => (nativeUser === null ? null : backend.logInAs(nativeUser)),
    onLogin: (user) => {
      nativeUser = user;
    },
    onPaid: (orderNumber) => backend.receivePayment(orderNumber, name),
  });
  const { overrides } = native;
  networkStates.set(name, device.network);
  if (device.readsSms) {
    backend.on('sms', ({ code, sender }) => {
      if (sender === name) clock.setTimeout(() => page.inbox.deliver(code), SMS_DELAY_MS);
    });
  }
  observer.onSetUp?.(name, storage);
  let page = load();

  function load(): Page {
    const router = history.route({
      onChange: () => page.routeChanged(),
      // What asked for it goes on to its end, as in a browser.
      onReload: () => queueMicrotask(reload),
    });
    const ownNetwork: Network = {
      ...network,
      deliver: (request) => network.deliver({ ...request, sender: name }),
    };
    const pageWorld = {
      phone: name,
      device,
      clock,
      randomness,
      network: ownNetwork,
      storage,
      person,
      hash,
    };
    const loaded = loadPage(pageWorld, router, native.openWire(), observer);
    observer.onPage?.(loaded.app, name);
    return loaded;
  }

  function reload(): void {
    page.unload();
    page = load();
  }

  const app = () => page.app;

  return {
    name,
    app,
    backend,
    clock,
    network,
    person,
    overrides,
    readers: {
      ...createCommonReaders({ name, app, backend, network, overrides }),
      actors: () => observeActors(app().root),
      route: history.current,
      left: history.left,
      storage: () => ({ local: storage.local.entries(), session: storage.session.entries() }),
      screen: () => null,
    },
    setNetwork(next) {
      const isRestored = networkStates.get(name) === 'offline' && next !== 'offline';
      networkStates.set(name, next);
      if (isRestored) page.connection.restore();
    },
    emit: native.emit,
    changeStorage: (area, key, text) => storage[area].changeElsewhere(key, text),
    tap: async () => NO_SCREEN,
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
    unload: () => page.unload(),
  };
}
