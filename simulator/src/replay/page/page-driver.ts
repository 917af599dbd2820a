import type { SentEvent } from '@cangkir/core/health';
import type { DeskParts } from '../../desk/desk.types.ts';
import { phonesOf } from '../../scenario/phones-of.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { type PhoneName, readSettings } from '../../settings/settings.ts';
import type { Driver, Refusal, Stage } from '../driver.ts';
import { createObserve } from '../observe.ts';
import { crashOn, onStage } from '../on-stage.ts';
import { createPerform } from '../perform.ts';
import { type PreparedBackend, prepareBackend, startingState } from '../starting-point.ts';
import { openPhone, type PagePhone } from './page-phone.ts';
import { phoneSettingsOf } from './phone-settings-of.ts';
import { rendered } from './settle.ts';

/** A stage on the page, which may also be touched from outside. */
export interface PageStage extends Stage {
  /** Waits until what was done from outside has settled. Resolves with the crash, if there was one. */
  settle(): Promise<Refusal | null>;
  /** The events that the person has sent to a phone's machines since this was asked last, as plain JSON. */
  takeInputs(phone: PhoneName): readonly SentEvent[];
}

/** A driver whose stages are pages. */
export interface PageDriver extends Driver {
  open(scenario: Scenario): Promise<PageStage>;
}

/** The simulator's own page: the app in the phones, on a locked desk. */
export function createPageDriver(simulator: DeskParts): PageDriver {
  return {
    async open(scenario) {
      await simulator.closePages();
      const started = prepare(simulator, scenario);
      const phones: PagePhone[] = [];
      try {
        for (const [name, start] of phonesOf(scenario)) {
          phones.push(await openPhone(simulator, simulator.phones[name], start));
        }
      } catch (error) {
        started.stop();
        throw error;
      }
      return createStage(simulator, phones, started);
    },
  };
}

/** Sets everything to the start of the scenario. No page runs. */
function prepare(simulator: DeskParts, scenario: Scenario): PreparedBackend {
  const { backend, randomness, clock, network, phones, stores } = simulator;
  clock.set(Date.parse(scenario.clock.start));
  clock.setMode('stepped');
  randomness.seed(scenario.seed);
  const ofPhones = phonesOf(scenario).map(([name, start]) => [
    name,
    phoneSettingsOf(start, phones[name].settings()),
  ]);
  const hasSecondPhone = scenario.secondPhone !== undefined;
  stores.settings.trigger.replaced({
    settings: readSettings({
      ...simulator.settings(),
      desk: { ...simulator.settings().desk, hasSecondPhone, selectedPhone: 'first' },
      ...Object.fromEntries(ofPhones),
    }),
  });
  backend.load(startingState(scenario, clock.now()));
  backend.clearOverrides();
  network.forget();
  stores.log.trigger.cleared();
  return prepareBackend(scenario, backend, network);
}

function createStage(
  { clock, network }: DeskParts,
  phones: readonly PagePhone[],
  started: PreparedBackend,
): PageStage {
  const stopSettling = clock.settleWith(async () => {
    for (const phone of phones) await phone.settleTimer();
  });

  async function settle(): Promise<void> {
    for (const phone of phones) await phone.settle();
  }

  const observe = createObserve(phones, network, started.smsCode);

  return {
    hasScreen: true,
    perform: createPerform(phones, started, settle),
    async settle() {
      // A link leads on after the frame that shows the tap.
      await rendered();
      await settle();
      return crashOn(phones, started);
    },
    takeInputs: (phone) => onStage(phones, phone).takeInputs(),
    async observe(name, phone = 'first') {
      if (name === 'screen') await onStage(phones, phone).screenRendered();
      return observe(name, phone);
    },
    async close() {
      started.stop();
      stopSettling();
      for (const phone of phones) phone.close();
    },
  };
}
