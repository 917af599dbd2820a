import { isMethodName } from '@cangkir/bridge';
import { keysOf } from '@cangkir/core';
import type { Backend } from '../../backend/backend.ts';
import type { SimulatorClock } from '../../clock/simulator-clock.ts';
import type { Host, HostReply } from '../../host/host.types.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { PhoneStorage } from '../../phone/phone-storage.ts';
import type { PhoneName, PhoneSettings, Settings } from '../../settings/settings.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { actionOfAnswer, actionOfOverride, actionOfStorage } from './actions.ts';
import type { Recorder } from './recorder.ts';

/** The parts of the desk that are observed. */
export interface ObservedDesk {
  readonly settings: () => Settings;
  readonly clock: SimulatorClock;
  readonly backend: Pick<Backend, 'on' | 'snapshot' | 'peek'>;
  readonly stores: { readonly settings: SettingsStore };
  readonly phones: {
    readonly first: Pick<Phone, 'name' | 'settings' | 'onAnswer'> & {
      readonly host: Pick<Host, 'on' | 'overrides'>;
      readonly storage: Pick<PhoneStorage, 'onChange'>;
    };
  };
}

/** The inputs that are recorded at the desk. */
type DeskRecorder = Pick<
  Recorder,
  'did' | 'backendChanged' | 'smsSent' | 'clockSetForward' | 'unsupported'
>;

/** A scenario has a single time, so its moment can't be frozen. */
export const FROZEN =
  'The clock was frozen: in the scenario it advances with the time that was waited.';

/** A recording holds one phone's steps. */
export const SECOND_PHONE =
  'The second phone was used: its steps are not recorded, only what it changed in the backend. A step that is written by hand can name it.';

/** The settings that no step changes, by their names on the desk. Null where a step does, or only the looks change. */
const UNSUPPORTED_SETTINGS: Readonly<Record<keyof PhoneSettings, string | null>> = {
  platform: 'The platform',
  browser: 'The browser',
  appVersion: 'The version of the app',
  hasBridge: 'Whether the native app answers',
  isNamed: 'Whether the user agent names the app',
  treatsAsNative: 'What the page takes itself for',
  safeTop: 'The safe top',
  safeBottom: 'The safe bottom',
  user: null,
  location: 'The place',
  route: null,
  screen: null,
  width: null,
  height: null,
  isTurned: null,
  theme: null,
  language: 'The phone’s language',
  reducesMotion: 'The reduced motion',
  network: null,
  readsSms: 'Who reads SMS',
  clockOffset: 'The phone’s clock',
  storage: 'What the storage does',
  deviceId: 'The device',
};

/** Records what a person does on the desk, to the first phone and to the backend. Returns the cleanup. */
export function observeDesk(desk: ObservedDesk, recorder: DeskRecorder): () => void {
  const cleanups = [
    ...observeBackend(desk, recorder),
    observeSecondPhone(desk, recorder),
    observeSettings(desk, recorder),
    observeStorage(desk, recorder),
    ...observeLogin(desk, recorder),
    ...observeNativeApp(desk, recorder),
    observeCallOverrides(desk, recorder),
    observeClearedOverrides(desk, recorder),
    observeClock(desk, recorder),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function observeBackend({ backend, phones }: ObservedDesk, recorder: DeskRecorder) {
  let before = backend.snapshot();
  return [
    backend.on('change', ({ sender }) => {
      const after = backend.snapshot();
      // The first phone's own requests change the backend in the scenario, too.
      if (sender !== phones.first.name) recorder.backendChanged(before, after);
      before = after;
    }),
    backend.on('sms', ({ sender, code }) => {
      // In the scenario no other phone gets an SMS.
      if (sender === null || sender === phones.first.name) recorder.smsSent(code);
    }),
    backend.on('overridden', (override) => {
      const action = actionOfOverride(override);
      if (action === null) {
        recorder.unsupported('The next answer of any endpoint was set: a scenario names one.');
      } else recorder.did(action);
    }),
    backend.on('overridesCleared', () => {
      recorder.unsupported('Answers that were set for coming requests were taken back.');
    }),
  ];
}

function observeSecondPhone({ backend }: ObservedDesk, recorder: DeskRecorder): () => void {
  const ofSecond: PhoneName = 'second';
  const stop = backend.on('exchange', ({ sender }) => {
    if (sender !== ofSecond) return;
    stop();
    recorder.unsupported(SECOND_PHONE);
  });
  return stop;
}

function observeSettings({ settings, stores }: ObservedDesk, recorder: DeskRecorder): () => void {
  let last = settings();
  return stores.settings.subscribe(({ context }) => {
    const { first, desk } = last;
    last = context;
    const { network } = context.first;
    const { claimCode } = context.desk;
    if (network !== first.network) recorder.did({ do: 'network', network });
    if (claimCode !== desk.claimCode) {
      recorder.did({ do: 'backend.change', set: {}, remove: [], claimCode });
    }
    for (const key of keysOf(UNSUPPORTED_SETTINGS)) {
      const name = UNSUPPORTED_SETTINGS[key];
      // Every change parses all settings again, so an equal place is another object.
      const isSame = JSON.stringify(context.first[key]) === JSON.stringify(first[key]);
      if (!isSame && name !== null)
        recorder.unsupported(`${name} was changed, and no step can do that.`);
    }
  }).unsubscribe;
}

function observeStorage({ backend, phones }: ObservedDesk, recorder: DeskRecorder): () => void {
  return phones.first.storage.onChange((change) =>
    recorder.did(actionOfStorage(change, backend.peek().users)),
  );
}

/** Only the person can log in to the native app in a scenario, not the desk. */
function observeLogin({ stores, phones }: ObservedDesk, recorder: DeskRecorder) {
  let last = phones.first.settings().user;
  let answered: string | null = null;
  return [
    phones.first.onAnswer((kind, answer) => {
      if (kind === 'login') answered = answer;
    }),
    stores.settings.subscribe(({ context: { first } }) => {
      const isAnswer = first.user !== null && first.user === answered;
      if (first.platform !== 'browser' && first.user !== last && !isAnswer) {
        recorder.unsupported('The desk changed who is logged in to the native app.');
      }
      last = first.user;
    }).unsubscribe,
  ];
}

function observeNativeApp({ phones }: ObservedDesk, recorder: DeskRecorder) {
  const { first: phone } = phones;
  return [
    phone.onAnswer((kind, answer) => recorder.did(actionOfAnswer(kind, answer))),
    phone.host.on('event', (event) => recorder.did({ do: 'bridge.event', event })),
    phone.host.on('paused', (isPaused) => recorder.did({ do: isPaused ? 'pause' : 'resume' })),
  ];
}

/** Records overrides of coming calls. A scenario counts calls from its start. */
function observeCallOverrides({ phones }: ObservedDesk, recorder: DeskRecorder): () => void {
  const { overrides } = phones.first.host;
  const before = overrides.counts();
  const known = new WeakSet<HostReply>(overrides.waiting().map(({ reply }) => reply));
  return overrides.subscribe(() => {
    for (const { name: call, nth, reply } of overrides.waiting()) {
      if (known.has(reply)) continue;
      known.add(reply);
      if ('answer' in reply || !isMethodName(call)) {
        recorder.unsupported(`A coming ${call} was set to the app’s own answer at another time.`);
      } else {
        const ordinal = nth === null ? {} : { nth: nth - (before[call] ?? 0) };
        recorder.did({ do: 'bridge.reply', call, reply, ...ordinal });
      }
    }
  });
}

/** A reply that disappears without a call was taken back. */
function observeClearedOverrides({ phones }: ObservedDesk, recorder: DeskRecorder): () => void {
  const { overrides } = phones.first.host;
  const look = () => ({ waiting: overrides.waiting().length, calls: sumOf(overrides.counts()) });
  let last = look();
  return overrides.subscribe(() => {
    const before = last;
    last = look();
    if (last.waiting < before.waiting && last.calls <= before.calls) {
      recorder.unsupported('Overrides of coming calls were cleared.');
    }
  });
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Some clocks count in whole milliseconds: a smaller difference is no change. */
const TOLERANCE = 1;

/** Records a moment that was set. Time that passes is known from the times of the inputs. */
function observeClock({ clock }: ObservedDesk, recorder: DeskRecorder): () => void {
  const look = () => ({ mode: clock.mode(), now: clock.now(), timers: clock.timersNow() });
  let last = look();
  return clock.subscribe(() => {
    const before = last;
    last = look();
    const { mode, now, timers } = last;
    const latest = before.now + timers - before.timers;
    const earliest = before.mode === 'frozen' ? before.now : latest;
    if (mode !== before.mode) {
      recorder.unsupported(mode === 'frozen' ? FROZEN : 'The mode of the clock was changed.');
    }
    if (now < earliest - TOLERANCE) recorder.unsupported('The clock was set back.');
    if (now > latest + TOLERANCE) recorder.clockSetForward();
  });
}
