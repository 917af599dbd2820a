import type { Backend } from '../backend/backend.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { Network } from '../network/network.ts';
import type { Phone } from '../phone/create-phone.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { applyClaimCode, applyClock } from './apply-settings.ts';
import type { Chance } from './chance.ts';
import { bothOf } from './put-phones.ts';
import type { LentStorage } from './saved-storage.ts';
import type { Loan } from './scenario-lock.ts';

type LentPhone = Pick<Phone, 'settings'> & {
  readonly host: { readonly replies: Pick<Phone['host']['replies'], 'forget'> };
  readonly frame: Pick<Phone['frame'], 'open'>;
};

/** What a scenario may change, and what of it is given back. */
export interface LentDesk {
  readonly stores: { readonly settings: SettingsStore };
  readonly backend: Pick<Backend, 'load' | 'setConditions' | 'snapshot'>;
  readonly chance: Pick<Chance, 'seed'>;
  readonly clock: Pick<SimulatorClock, 'set' | 'setMode'>;
  readonly network: Pick<Network, 'forget'>;
  readonly phones: Readonly<Record<PhoneName, LentPhone>>;
  closePages(): Promise<void>;
}

/**
 * Lends the desk to a scenario: the pages are closed, and nothing is kept from here on. Resolves with how
 * to give it back as it was.
 */
export async function lendDesk(
  desk: LentDesk,
  storage: LentStorage,
  loan: Loan,
): Promise<() => Promise<void>> {
  const { stores, backend, chance, clock, network, closePages } = desk;
  const phones = bothOf(desk.phones);
  const before = { settings: stores.settings.getSnapshot().context, backend: backend.snapshot() };
  loan.begin();
  await closePages();
  await storage.lend();

  return async () => {
    await closePages();
    stores.settings.trigger.replaced({ settings: before.settings });
    backend.load(before.backend);
    await storage.giveBack();
    for (const phone of phones) phone.host.replies.forget();
    network.forget();
    chance.seed(null);
    loan.end();
    applyClock(clock, before.settings.desk.clock);
    applyClaimCode(backend, before.settings.desk);
    for (const phone of phones) phone.frame.open(phone.settings().route);
  };
}
