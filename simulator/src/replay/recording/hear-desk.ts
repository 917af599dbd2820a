import { isMethodName } from '@cangkir/bridge';
import type { Backend } from '../../backend/backend.ts';
import type { DeskParts } from '../../desk/desk.types.ts';
import type { Host, HostReply } from '../../host/host.types.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { PhoneStorage } from '../../phone/phone-storage.ts';
import type { PhoneSettings } from '../../settings/settings.ts';
import { actionOfAnswer, actionOfOverride } from './action-of.ts';
import { actionOfStorage } from './action-of-storage.ts';
import type { Recorder } from './recorder.ts';

/** What of the desk is listened to. */
export interface HeardDesk extends Pick<DeskParts, 'clock' | 'settings'> {
  readonly backend: Pick<Backend, 'on' | 'snapshot' | 'peek'>;
  readonly stores: Pick<DeskParts['stores'], 'settings'>;
  readonly phones: {
    readonly first: Pick<Phone, 'name' | 'settings' | 'onAnswer'> & {
      readonly host: Pick<Host, 'on' | 'replies'>;
      readonly storage: Pick<PhoneStorage, 'onChange'>;
    };
  };
}

/** What a story is told as it is heard. */
type Listener = Pick<
  Recorder,
  'did' | 'openedAnew' | 'backendChanged' | 'smsSent' | 'clockSet' | 'cannotTell'
>;

/** A story has one time: in it nothing stands still while something else goes on. */
export const FROZEN =
  'The clock’s moment was frozen while time was waited: in the scenario it goes on with the waiting.';

/** What no step sets, by what the desk calls it. */
const UNTOLD_SETTINGS: readonly (readonly [keyof PhoneSettings, string])[] = [
  ['platform', 'The platform'],
  ['appVersion', 'The version of the app'],
  ['hasBridge', 'Whether the native app answers'],
  ['isNamed', 'Whether the user agent names the app'],
  ['treatsAsNative', 'What the page takes itself for'],
  ['safeTop', 'The safe top'],
  ['storage', 'What the storage does'],
  ['location', 'The place'],
  ['language', 'The phone’s language'],
  ['readsSms', 'Who reads SMS'],
  ['clockOffset', 'The phone’s clock'],
  ['deviceId', 'The device'],
];

/** Tells what is done on the desk, to the first phone and to the backend. Returns the cleanup. */
export function hearDesk(desk: HeardDesk, listener: Listener): () => void {
  const cleanups = [
    hearBackend(desk, listener),
    hearSettings(desk, listener),
    hearStorage(desk, listener),
    hearLogin(desk, listener),
    hearNativeApp(desk, listener),
    hearReplies(desk, listener),
    hearTakenBack(desk, listener),
    hearClock(desk, listener),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function hearBackend({ backend, phones }: HeardDesk, listener: Listener): () => void {
  let before = backend.snapshot();
  const cleanups = [
    backend.on('change', ({ sender }) => {
      const after = backend.snapshot();
      if (sender !== phones.first.name) listener.backendChanged(before, after);
      before = after;
    }),
    backend.on('sms', ({ sender, code }) => {
      // In the story none is sent to another phone.
      if (sender === null || sender === phones.first.name) listener.smsSent(code);
    }),
    backend.on('overridden', (override) => {
      const action = actionOfOverride(override);
      if (action === null)
        listener.cannotTell('Any next answer was armed: a scenario names an endpoint.');
      else listener.did(action);
    }),
    backend.on('disarmed', () => {
      listener.cannotTell('What was promised to coming requests was taken back.');
    }),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function hearSettings({ settings, stores }: HeardDesk, listener: Listener): () => void {
  let last = settings();
  return stores.settings.subscribe(({ context }) => {
    const { first, desk } = last;
    last = context;
    const { network } = context.first;
    const { claimCode } = context.desk;
    if (network !== first.network) listener.did({ do: 'network', network });
    if (claimCode !== desk.claimCode) {
      listener.did({ do: 'backend.change', set: {}, remove: [], claimCode });
    }
    for (const [key, words] of UNTOLD_SETTINGS) {
      // Settings are read anew with each change: a place is another object then.
      const isSame = JSON.stringify(context.first[key]) === JSON.stringify(first[key]);
      if (!isSame) listener.cannotTell(`${words} was set otherwise.`);
    }
  }).unsubscribe;
}

function hearStorage({ backend, phones }: HeardDesk, listener: Listener): () => void {
  return phones.first.storage.onChange((change) =>
    listener.did(actionOfStorage(change, backend.peek().users)),
  );
}

/** Tells when the desk, and not the person, says who is logged in to the native app. */
function hearLogin({ stores, phones }: HeardDesk, listener: Listener): () => void {
  let last = phones.first.settings().user;
  let answered: string | null = null;
  const stopAnswers = phones.first.onAnswer((asked, answer) => {
    if (asked === 'login') answered = answer;
  });
  const { unsubscribe } = stores.settings.subscribe(({ context: { first } }) => {
    const isAnswered = first.user !== null && first.user === answered;
    if (first.platform !== 'browser' && first.user !== last && !isAnswered) {
      listener.cannotTell('Who is logged in to the native app was set otherwise.');
    }
    last = first.user;
  });
  return () => {
    stopAnswers();
    unsubscribe();
  };
}

function hearNativeApp({ phones }: HeardDesk, listener: Listener): () => void {
  const { first: phone } = phones;
  const cleanups = [
    phone.onAnswer((asked, answer) => listener.did(actionOfAnswer(asked, answer))),
    phone.host.on('told', (event) => listener.did({ do: 'bridge.event', event })),
    phone.host.on('paused', (isPaused) => listener.did({ do: isPaused ? 'pause' : 'resume' })),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

/** Tells what is promised to coming calls. A story counts them from its beginning. */
function hearReplies({ phones }: HeardDesk, listener: Listener): () => void {
  const { replies } = phones.first.host;
  const before = replies.counts();
  const told = new WeakSet<HostReply>(replies.waiting().map(({ reply }) => reply));
  return replies.subscribe(() => {
    for (const { name: call, nth, reply } of replies.waiting()) {
      if (told.has(reply)) continue;
      told.add(reply);
      if ('answer' in reply || !isMethodName(call)) {
        listener.cannotTell(`A coming ${call} was set to be answered by the app, at another time.`);
      } else {
        const ordinal = nth === null ? {} : { nth: nth - (before[call] ?? 0) };
        listener.did({ do: 'bridge.reply', call, reply, ...ordinal });
      }
    }
  });
}

/** Tells when something is promised no more, and was not given to a call. */
function hearTakenBack({ phones }: HeardDesk, listener: Listener): () => void {
  const { replies } = phones.first.host;
  const look = () => ({ waiting: replies.waiting().length, calls: callsOf(replies.counts()) });
  let last = look();
  return replies.subscribe(() => {
    const before = last;
    last = look();
    if (last.waiting < before.waiting && last.calls <= before.calls) {
      listener.cannotTell('What was promised to coming calls was taken back.');
    }
  });
}

function callsOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** A moment that differs by less was not set: some clocks tell theirs in whole milliseconds. */
const SLACK = 1;

/** Steps and time that runs are told by the moments of what is done. */
function hearClock({ clock }: HeardDesk, listener: Listener): () => void {
  const look = () => ({ mode: clock.mode(), now: clock.now(), timers: clock.timersNow() });
  let last = look();
  return clock.subscribe(() => {
    const before = last;
    last = look();
    const { mode, now, timers } = last;
    const latest = before.now + timers - before.timers;
    const earliest = before.mode === 'frozen' ? before.now : latest;
    if (mode !== before.mode) {
      listener.cannotTell(mode === 'frozen' ? FROZEN : 'The clock was set to go otherwise.');
    }
    if (now < earliest - SLACK) listener.cannotTell('The clock was set back.');
    if (now > latest + SLACK) listener.clockSet();
  });
}
