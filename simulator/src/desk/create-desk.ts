import type { Clock, Random } from '@cangkir/core';
import { createSimulatorClock } from '../clock/simulator-clock.ts';
import { createSessionCoverage } from '../coverage/session-coverage.ts';
import { createHealthStore } from '../health/health-store.ts';
import { createLogStore } from '../log/log-store.ts';
import { createNetwork, type NetworkState } from '../network/network.ts';
import { PHONE_NAMES, type Settings } from '../settings/settings.ts';
import { writeSettingsFile } from '../settings/settings-file.ts';
import { openSettings } from '../settings/settings-store.ts';
import type { SavedValue } from '../shared/saved-value.ts';
import { createTillStore } from '../till/till-store.ts';
import { applyClaimCode, applyClock } from './apply-settings.ts';
import { createConfiguring } from './configure-desk.ts';
import { bothOf, createPhones } from './create-phones.ts';
import { deliverSms } from './deliver-sms.ts';
import type { DeskParts } from './desk.types.ts';
import { followBackend } from './follow-backend.ts';
import { keepClock } from './keep-clock.ts';
import { openBackend } from './open-backend.ts';
import { createPhoneControls } from './phone-controls.ts';
import { createRandomness } from './randomness.ts';
import { createLogReading } from './read-log.ts';
import { readScreenOf, scanScreenOf } from './scan-screen.ts';
import type { ScenarioLock } from './scenario-lock.ts';

export interface DeskOptions {
  /** This machine's time and randomness. */
  readonly clock: Clock;
  readonly random: Random;
  readonly savedValues: Readonly<Record<'settings' | 'backend', SavedValue>>;
  /** The host that SMS codes are bound to, such as `localhost`. */
  readonly webHost: string;
  /** While a scenario holds it, nothing is saved. */
  readonly lock: ScenarioLock;
}

/** Connects the clock, the backend, the phones and the settings. Nothing is shown or served yet. */
export async function createDesk(options: DeskOptions): Promise<DeskParts> {
  const { random, savedValues, webHost, lock } = options;
  const randomness = createRandomness(random);
  const stores = {
    settings: await openSettings(savedValues.settings, lock.isFree),
    log: createLogStore(),
    till: createTillStore(),
    coverage: createSessionCoverage(),
    health: createHealthStore(),
  };
  const settings = () => stores.settings.getSnapshot().context;
  const clock = createSimulatorClock(options.clock);
  applyClock(clock, settings().desk.clock);
  const backend = await openBackend({
    clock,
    random: randomness.backend,
    savedValue: savedValues.backend,
    fixture: settings().desk.fixture,
    webHost,
    isKept: lock.isFree,
  });
  applyClaimCode(backend, settings().desk);
  const network = createNetwork(backend, (sender) => networkOf(settings(), sender));
  const phones = createPhones({ clock, random, randomness, backend, network, stores });

  deliverSms({ backend, clock, phones });
  followBackend({ backend, stores, phones });
  keepClock(clock, options.clock, (kept) => {
    if (lock.isFree()) stores.settings.trigger.deskChanged({ change: { clock: kept } });
  });

  return {
    settings,
    export: () => writeSettingsFile(settings()),
    backend,
    clock,
    stores,
    phones,
    network,
    randomness,
    ...createConfiguring({ stores, backend, clock, phones }),
    ...createLogReading(stores.log),
    coverage: () => stores.coverage.getSnapshot().context,
    ...createPhoneControls(phones),
    readScreen: (phone) => readScreenOf(phones[phone]),
    scanScreen: (phone = 'first') => scanScreenOf(phones[phone], backend),
    async closePages() {
      await Promise.all(bothOf(phones).map(({ frame }) => frame.close()));
    },
    install(page) {
      bothOf(phones)
        .find(({ frame }) => frame.holds(page))
        ?.install(page);
    },
  };
}

/** The app in its own tab has no phone and no settings. */
function networkOf(settings: Settings, sender: string | null): NetworkState {
  const phone = PHONE_NAMES.find((name) => name === sender);
  return phone === undefined ? 'usual' : settings[phone].network;
}
