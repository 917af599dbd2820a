import { ACTION_ROWS } from '../../backend/actions.ts';
import type { Backend } from '../../backend/backend.ts';
import type { SimulatorClock } from '../../clock/simulator-clock.ts';
import type { PhoneName, Settings } from '../../settings/settings.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { Recorder } from './recorder.ts';

/** The parts of the desk that are observed. */
export interface ObservedDesk {
  readonly settings: () => Settings;
  readonly clock: SimulatorClock;
  readonly backend: Pick<Backend, 'on' | 'snapshot'>;
  readonly stores: { readonly settings: SettingsStore };
}

/** The inputs that are recorded at the desk. */
export type DeskRecorder = Pick<
  Recorder,
  | 'did'
  | 'acted'
  | 'backendChanged'
  | 'overridden'
  | 'overrideUsed'
  | 'smsSent'
  | 'clockSetForward'
  | 'unsupported'
>;

/** A scenario has a single time, so its moment can't be frozen. */
export const FROZEN =
  'The clock was frozen: in the scenario it advances with the time that was waited.';

/** A page that runs already when a recording starts is no part of it. */
export const NOT_JOINED =
  'The second phone’s page was loaded before the recording: its steps are not recorded, only what it changed in the backend.';

/**
 * Records what a person does to what the phones share: the backend, the till and the clock. Returns the cleanup.
 *
 * @param isRecorded Whether a phone is part of the recording. Its own requests change the backend in the scenario, too.
 */
export function observeDesk(
  desk: ObservedDesk,
  recorder: DeskRecorder,
  isRecorded: (sender: string | null) => boolean,
): () => void {
  const cleanups = [
    ...observeBackend(desk, recorder, isRecorded),
    observeOthers(desk, recorder, isRecorded),
    observeClaimCode(desk, recorder),
    observeClock(desk, recorder),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function observeBackend(
  { backend }: ObservedDesk,
  recorder: DeskRecorder,
  isRecorded: (sender: string | null) => boolean,
) {
  let before = backend.snapshot();

  /** The backend's state before this change. */
  function takeBefore() {
    const taken = before;
    before = backend.snapshot();
    return taken;
  }

  return [
    backend.on('change', ({ sender, isAction }) => {
      if (isAction) return;
      const last = takeBefore();
      if (!isRecorded(sender)) recorder.backendChanged(last, before);
    }),
    ...Object.values(ACTION_ROWS).map(({ field, verdict }) =>
      backend.on(field, ({ sender, argument, result }) => {
        const last = takeBefore();
        if (isRecorded(sender)) return;
        const { isAccepted, message } = verdict(result);
        if (isAccepted) recorder.acted(field, argument, last);
        else
          recorder.unsupported(`The till or the desk was refused, which is left out: ${message}`);
      }),
    ),
    backend.on('sms', ({ sender, code }) => {
      // In the scenario nobody else gets an SMS.
      if (sender === null || isRecorded(sender)) recorder.smsSent(code);
    }),
    backend.on('overridden', recorder.overridden),
    backend.on('overrideUsed', recorder.overrideUsed),
  ];
}

/** Says once that a phone was used that is no part of the recording. */
function observeOthers(
  { backend }: ObservedDesk,
  recorder: DeskRecorder,
  isRecorded: (sender: string | null) => boolean,
): () => void {
  const second: PhoneName = 'second';
  const stop = backend.on('exchange', ({ sender }) => {
    if (sender !== second || isRecorded(sender)) return;
    stop();
    recorder.unsupported(NOT_JOINED);
  });
  return stop;
}

function observeClaimCode({ settings, stores }: ObservedDesk, recorder: DeskRecorder): () => void {
  let last = settings().desk.claimCode;
  return stores.settings.subscribe(({ context: { desk } }) => {
    const { claimCode } = desk;
    if (claimCode !== last) recorder.did({ do: 'backend.change', set: {}, remove: [], claimCode });
    last = claimCode;
  }).unsubscribe;
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
    if (mode !== before.mode && mode === 'frozen') recorder.unsupported(FROZEN);
    if (now < earliest - TOLERANCE) recorder.unsupported('The clock was set back.');
    if (now > latest + TOLERANCE) recorder.clockSetForward();
  });
}
