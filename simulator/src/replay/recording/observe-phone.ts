import { isMethodName } from '@cangkir/bridge';
import { keysOf } from '@cangkir/core';
import type { Backend } from '../../backend/backend.ts';
import type { Host, HostReply } from '../../host/host.types.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { PhoneStorage } from '../../phone/phone-storage.ts';
import { type PhoneSettings, phonesOnDesk } from '../../settings/settings.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { actionOfAnswer, actionOfStorage } from './actions.ts';
import type { PhoneRecorder } from './recorder.ts';

/** A phone on the desk, with what else is observed of it. */
export interface ObservedPhone {
  readonly phone: Pick<Phone, 'name' | 'settings' | 'onAnswer'> & {
    readonly host: Pick<Host, 'on' | 'overrides'>;
    readonly storage: Pick<PhoneStorage, 'onChange'>;
  };
  readonly backend: Pick<Backend, 'peek'>;
  readonly stores: { readonly settings: SettingsStore };
  readonly recorder: Pick<PhoneRecorder, 'did' | 'removed' | 'unsupported'>;
}

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

/** Records what a person does to a phone on the desk. Returns the cleanup. */
export function observePhone(observed: ObservedPhone): () => void {
  const cleanups = [
    observeRemoval(observed),
    observeSettings(observed),
    observeStorage(observed),
    ...observeLogin(observed),
    ...observeNativeApp(observed),
    observeCallOverrides(observed),
    observeClearedOverrides(observed),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function observeRemoval({ phone, stores, recorder }: ObservedPhone): () => void {
  let wasThere = true;
  return stores.settings.subscribe(({ context: { desk } }) => {
    const isThere = phonesOnDesk(desk).includes(phone.name);
    if (wasThere && !isThere) recorder.removed();
    wasThere = isThere;
  }).unsubscribe;
}

function observeSettings({ phone, stores, recorder }: ObservedPhone): () => void {
  let last = phone.settings();
  return stores.settings.subscribe(({ context }) => {
    const before = last;
    last = context[phone.name];
    const { network } = last;
    if (network !== before.network) recorder.did({ do: 'network', network });
    for (const key of keysOf(UNSUPPORTED_SETTINGS)) {
      const name = UNSUPPORTED_SETTINGS[key];
      // Every change parses all settings again, so an equal place is another object.
      const isSame = JSON.stringify(last[key]) === JSON.stringify(before[key]);
      if (!isSame && name !== null)
        recorder.unsupported(`${name} was changed, and no step can do that.`);
    }
  }).unsubscribe;
}

function observeStorage({ phone, backend, recorder }: ObservedPhone): () => void {
  return phone.storage.onChange((change) =>
    recorder.did(actionOfStorage(change, backend.peek().users)),
  );
}

/** Only the person can log in to the native app in a scenario, not the desk. */
function observeLogin({ phone, stores, recorder }: ObservedPhone) {
  let last = phone.settings().user;
  let answered: string | null = null;
  return [
    phone.onAnswer((kind, answer) => {
      if (kind === 'login') answered = answer;
    }),
    stores.settings.subscribe(({ context }) => {
      const { user, platform } = context[phone.name];
      const isAnswer = user !== null && user === answered;
      if (platform !== 'browser' && user !== last && !isAnswer) {
        recorder.unsupported('The desk changed who is logged in to the native app.');
      }
      last = user;
    }).unsubscribe,
  ];
}

function observeNativeApp({ phone, recorder }: ObservedPhone) {
  return [
    phone.onAnswer((kind, answer) => recorder.did(actionOfAnswer(kind, answer))),
    phone.host.on('event', (event) => recorder.did({ do: 'bridge.event', event })),
    phone.host.on('paused', (isPaused) => recorder.did({ do: isPaused ? 'pause' : 'resume' })),
  ];
}

/** Records overrides of coming calls. */
function observeCallOverrides({ phone, recorder }: ObservedPhone): () => void {
  const { overrides } = phone.host;
  const before = overrides.counts();
  const known = new WeakSet<HostReply>(overrides.waiting().map(({ reply }) => reply));
  return overrides.subscribe(() => {
    for (const { name: call, nth, reply } of overrides.waiting()) {
      if (known.has(reply)) continue;
      known.add(reply);
      if ('answer' in reply || !isMethodName(call)) {
        recorder.unsupported(`A coming ${call} was set to the app’s own answer at another time.`);
      } else {
        const ordinal = ordinalOf(nth, overrides.counts()[call], before[call]);
        recorder.did({ do: 'bridge.reply', call, reply, ...ordinal });
      }
    }
  });
}

/** Which call a reply is for: a scenario counts from its start, and leaves out the next one. */
function ordinalOf(nth: number | null, counted = 0, atStart = 0): { readonly nth?: number } {
  return nth === null || nth === counted + 1 ? {} : { nth: nth - atStart };
}

/** A reply that disappears without a call was taken back. */
function observeClearedOverrides({ phone, recorder }: ObservedPhone): () => void {
  const { overrides } = phone.host;
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
