import type { Backend } from '../backend/backend.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { Network } from '../network/network.ts';
import type { Phone } from '../phone/create-phone.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { applyClaimCode, applyClock } from './apply-settings.ts';
import { bothOf } from './create-phones.ts';
import type { Randomness } from './randomness.ts';
import type { SavedStorage } from './saved-storage.ts';
import type { ScenarioLock } from './scenario-lock.ts';

type LockedPhone = Pick<Phone, 'settings'> & {
  readonly host: { readonly overrides: Pick<Phone['host']['overrides'], 'clear'> };
  readonly frame: Pick<Phone['frame'], 'open'>;
};

/** What a scenario may change, and what is restored afterwards. */
export interface LockedDesk {
  readonly stores: { readonly settings: SettingsStore };
  readonly backend: Pick<Backend, 'load' | 'setConditions' | 'snapshot'>;
  readonly randomness: Pick<Randomness, 'seed'>;
  readonly clock: Pick<SimulatorClock, 'set' | 'setMode'>;
  readonly network: Pick<Network, 'forget'>;
  readonly phones: Readonly<Record<PhoneName, LockedPhone>>;
  closePages(): Promise<void>;
}

/**
 * Locks the desk for a scenario: closes the pages, and stops saving. Resolves with the function that restores the desk.
 */
export async function lockDesk(
  desk: LockedDesk,
  storage: SavedStorage,
  lock: ScenarioLock,
): Promise<() => Promise<void>> {
  const { stores, backend, randomness, clock, network, closePages } = desk;
  const phones = bothOf(desk.phones);
  const before = { settings: stores.settings.getSnapshot().context, backend: backend.snapshot() };
  lock.acquire();
  await closePages();
  await storage.save();

  return async () => {
    await closePages();
    stores.settings.trigger.replaced({ settings: before.settings });
    backend.load(before.backend);
    await storage.restore();
    for (const phone of phones) phone.host.overrides.clear();
    network.forget();
    randomness.seed(null);
    lock.release();
    applyClock(clock, before.settings.desk.clock);
    applyClaimCode(backend, before.settings.desk);
    for (const phone of phones) phone.frame.open(phone.settings().route);
  };
}
