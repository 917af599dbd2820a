import type { Hash } from '@cangkir/api';
import { type Clock, sha256Hex } from '@cangkir/core';
import { createVirtualClock } from '@cangkir/core/testing';
import { type Backend, createBackend } from '../../backend/backend.ts';
import type { Exchange } from '../../backend/backend.types.ts';
import { createNetwork, type NetworkState } from '../../network/network.ts';
import { phonesOf } from '../../scenario/phones-of.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { createReseedableRandom } from '../../shared/reseedable-random.ts';
import { turn } from '../../shared/turn.ts';
import type { Driver, Stage } from '../driver.ts';
import { isLoadingPage } from '../is-loading-page.ts';
import { createObserve } from '../observe.ts';
import { createPerform } from '../perform.ts';
import { prepareBackend, startingState } from '../starting-point.ts';
import { createMachinesPhone, type MachinesPhone, type PhoneObserver } from './phone.ts';

/** The host that SMS codes are bound to. */
const WEB_HOST = 'localhost';

/** What is around the page of a stage. */
export interface StageWorld {
  readonly clock: Clock;
  readonly backend: Backend;
  /** Draws random numbers from another seed from here on. */
  reseed(seed: number): void;
}

/** Hears what happens on a stage. */
export interface StageObserver extends PhoneObserver {
  /** The stage is set, and no phone is there yet. */
  onSet?(world: StageWorld): void;
  /** The backend sent an SMS with this code. */
  onSms?(code: string): void;
  /** The backend answered a request, or did not. */
  onExchange?(exchange: Exchange): void;
}

/** The machines alone: the product without screens, on a virtual clock, in this process. */
export const machinesDriver = createMachinesDriver();

/**
 * The same, for somebody who listens.
 *
 * @param hash The platform's SHA-256, if it has one that answers at once.
 */
export function createMachinesDriver(observer: StageObserver = {}, hash: Hash = sha256Hex): Driver {
  return { open: (scenario) => openStage(scenario, observer, hash) };
}

async function openStage(scenario: Scenario, observer: StageObserver, hash: Hash): Promise<Stage> {
  const clock = createVirtualClock(Date.parse(scenario.clock.start), settle);
  const randomness = createReseedableRandom(scenario.seed);
  const backend = createBackend({
    clock,
    random: randomness.backend,
    state: startingState(scenario, clock.now()),
    webHost: WEB_HOST,
  });
  const networkStates = new Map<string | null, NetworkState>();
  const network = createNetwork(backend, (sender) => networkStates.get(sender) ?? 'usual');
  const started = prepareBackend(scenario, backend, network);
  backend.on('sms', ({ code }) => observer.onSms?.(code));
  const { onExchange } = observer;
  if (onExchange !== undefined) backend.on('exchange', onExchange);

  observer.onSet?.({ clock, backend, reseed: randomness.reseed });
  const phones: MachinesPhone[] = [];
  const world = { clock, backend, network, networkStates, hash };
  for (const [name, start] of phonesOf(scenario)) {
    phones.push(createMachinesPhone(name, start, world, randomness[name], observer));
    await settle();
  }

  async function settle(): Promise<void> {
    do await turn();
    while (phones.some(({ app }) => isLoadingPage(app())));
  }

  return {
    hasScreen: false,
    perform: createPerform(phones, started, settle),
    observe: createObserve(phones, network, started.smsCode),
    async close() {
      for (const phone of phones) phone.unload();
    },
  };
}
