import type { Backend } from '../backend/backend.ts';
import { FIXTURES } from '../backend/fixtures.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import type { Phone } from '../phone/create-phone.ts';
import { type DeskSettings, type PhoneName, START_ROUTE } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { splitSettings } from '../settings/split-settings.ts';
import { applyClaimCode, applyClock } from './apply-settings.ts';
import { bothOf } from './create-phones.ts';
import type { DeskControls } from './desk.types.ts';

type ConfiguredPhone = Pick<Phone, 'name' | 'configure' | 'applyLogin'> & {
  readonly frame: Pick<Phone['frame'], 'open'>;
};

/** The configurable parts: the desk, and its phones. */
interface ConfiguredDesk {
  readonly stores: { readonly settings: SettingsStore };
  readonly backend: Pick<Backend, 'load' | 'setConditions'>;
  readonly clock: Pick<SimulatorClock, 'now' | 'set' | 'setMode'>;
  readonly phones: Readonly<Record<PhoneName, ConfiguredPhone>>;
}

/** Methods that change settings at once. */
export function createConfiguring({
  stores,
  backend,
  clock,
  phones,
}: ConfiguredDesk): Pick<DeskControls, 'configure' | 'applySettings' | 'resetBackend'> {
  const deskSettings = () => stores.settings.getSnapshot().context.desk;

  function configureDesk(change: Partial<DeskSettings>): void {
    const before = deskSettings();
    stores.settings.trigger.deskChanged({ change });
    const after = deskSettings();
    if (change.clock !== undefined) applyClock(clock, after.clock);
    if (change.claimCode !== undefined) applyClaimCode(backend, after);
    if (before.fixture !== after.fixture) resetBackend();
  }

  function resetBackend(): void {
    backend.load(FIXTURES[deskSettings().fixture].create(clock.now()));
    for (const phone of bothOf(phones)) {
      phone.applyLogin();
      // The page that it shows may be of something that is no more.
      phone.frame.open(START_ROUTE);
    }
  }

  return {
    configure(change, phone = 'first') {
      const parts = splitSettings(change);
      configureDesk(parts.desk);
      phones[phone].configure(parts.phone);
    },
    /** Keeps the device ids, and opens the app at the configured route. */
    applySettings(next) {
      configureDesk(next.desk);
      for (const phone of bothOf(phones)) {
        const { deviceId: _, route, ...change } = next[phone.name];
        phone.configure(change);
        phone.frame.open(route);
      }
    },
    resetBackend,
  };
}
