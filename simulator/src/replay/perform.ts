import type { EventName } from '@cangkir/bridge';
import { type App, type Clock, LOCAL_KEYS, serializeState } from '@cangkir/core';
import type { Backend } from '../backend/backend.ts';
import type { NamedOverrides } from '../host/named-overrides.ts';
import type { Network, NetworkState } from '../network/network.ts';
import { changeBackend } from '../scenario/change-backend.ts';
import { phoneOf } from '../scenario/phones-of.ts';
import type { Action, BridgeReply } from '../scenario/step.ts';
import type { PhoneName } from '../settings/settings.ts';
import { sendTo } from './actors.ts';
import type { Refusal, Stage } from './driver.ts';
import { crashOn, onStage } from './on-stage.ts';
import type { SimulatedPerson } from './person.ts';
import type { PreparedBackend } from './starting-point.ts';
import { storedText } from './text-to-store.ts';

/** What a stage brings along of a phone: how the product runs on it, and what is around it. */
export interface StagePhone {
  readonly name: PhoneName;
  readonly backend: Backend;
  readonly clock: Pick<Clock, 'now'> & { advance(ms: number): Promise<void> };
  readonly network: Pick<Network, 'override'>;
  readonly person: Pick<SimulatedPerson, 'act'>;
  /** What the native app answers. */
  readonly overrides: Pick<NamedOverrides<BridgeReply>, 'add' | 'counts'>;
  /** The app of the page that is loaded now. */
  app(): App;
  /** How requests travel from here on. */
  setNetwork(network: NetworkState): void;
  /** The native app tells the page something. False where there is none that could. */
  emit(event: EventName): boolean;
  /** Another tab changes what is stored; null takes it out. */
  changeStorage(area: 'local' | 'session', key: string, text: string | null): void;
  tap(step: StepOf<'tap'>): Promise<Refusal | null>;
  /** Something else comes in front of the page, or the page is in front again. */
  setPaused(isPaused: boolean): void;
  /** The page reloads. */
  reload(): Promise<void>;
  /** The person goes back. False at the beginning. */
  back(): boolean | Promise<boolean>;
  /** The person opens a route in the tab. */
  open(route: string): void;
}

type StepOf<Name extends Action['do']> = Extract<Action, { readonly do: Name }>;

type Performing = {
  readonly [Name in Action['do']]: (
    action: StepOf<Name>,
    pointer: string,
  ) => Refusal | null | Promise<Refusal | null>;
};

/** What another tab stores where nobody is logged in. */
const NOBODY = { token: '', user: null };

/** Does what steps say, the same on every stage, so that a story ends the same on each. */
export function createPerform(
  phones: readonly StagePhone[],
  backend: Pick<PreparedBackend, 'crash'>,
  settle: () => Promise<void>,
): Stage['perform'] {
  const stages = phones.map((phone) => ({
    name: phone.name,
    performing: createPerforming(phone),
  }));
  return async (action, pointer) => {
    const { performing } = onStage(stages, phoneOf(action));
    const refusal = await perform(performing, action, pointer);
    await settle();
    return refusal ?? crashOn(phones, backend);
  };
}

function perform<Name extends Action['do']>(
  performing: Performing,
  action: StepOf<Name>,
  pointer: string,
) {
  const performOne: Performing[Name] = performing[action.do];
  return performOne(action, pointer);
}

function createPerforming(stage: StagePhone): Performing {
  const { name, app, backend, clock, network, person, overrides } = stage;

  async function letPass(ms: number): Promise<null> {
    await clock.advance(ms);
    return null;
  }

  return {
    send: (step) => sendTo(app().root, step),
    advance: ({ ms }) => letPass(ms),
    'advance.to': ({ moment }) => {
      const ms = Date.parse(moment) - clock.now();
      return ms < 0 ? refuse('This moment is over.', '/moment') : letPass(ms);
    },
    'bridge.reply': ({ call, nth = null, reply }, pointer) => {
      const calls = overrides.counts()[call] ?? 0;
      if (nth !== null && nth <= calls) {
        return refuse(`${call} was called ${calls} times already.`, '/nth');
      }
      overrides.add(call, { pointer, nth, reply, times: 1 });
      return null;
    },
    answer: (step) => (person.act(step) ? null : refuse('Nothing asks the person for this now.')),
    'bridge.event': ({ event }) =>
      stage.emit(event) ? null : refuse('There is no native app here that could send it.'),
    'http.override': (override, pointer) => {
      network.override(override, pointer, name);
      return null;
    },
    network: (step) => {
      stage.setNetwork(step.network);
      return null;
    },
    'backend.change': (change) => changeBackend(backend, change),
    'other-tab': ({ user }) => {
      const login = user === null ? NOBODY : backend.logInAs(user);
      const global = app().session.global.get();
      const next = { ...global, token: login?.token, userInfo: login?.user };
      stage.changeStorage('local', LOCAL_KEYS.global, serializeState(next));
      return null;
    },
    'storage.change': ({ area, key, value }) => {
      stage.changeStorage(area, key, value === null ? null : storedText(value));
      return null;
    },
    'choose-language': ({ language }) => {
      app().setLanguage(language);
      return null;
    },
    tap: stage.tap,
    pause: () => {
      stage.setPaused(true);
      return null;
    },
    resume: () => {
      stage.setPaused(false);
      return null;
    },
    async reload() {
      await stage.reload();
      return null;
    },
    back: async () => ((await stage.back()) ? null : refuse('There is nowhere to go back to.')),
    open: ({ route }) => {
      stage.open(route);
      return null;
    },
  };
}

/** @param pointer What of the step it is; left out for the step itself. */
function refuse(message: string, pointer = ''): Refusal {
  return { pointer, message };
}
