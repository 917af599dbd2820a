import type { Backend } from '../../backend/backend.ts';
import type { Exchange } from '../../backend/backend.types.ts';
import { type ClockMode, FAST_RATE } from '../../clock/simulator-clock.ts';
import { bothOf } from '../../desk/create-phones.ts';
import type { CallRecord, Host } from '../../host/host.types.ts';
import type { Network } from '../../network/network.ts';
import { type PhoneName, phonesOnDesk } from '../../settings/settings.ts';
import { turn } from '../../shared/turn.ts';
import { takePhoneStart, takeStartingPoint, unsupportedSettings } from './capture-start.ts';
import type { Observation } from './expectations.ts';
import { createLivePhone, type LivePhone, type RecordedPhone } from './live-phone.ts';
import { type DeskRecorder, FROZEN, type ObservedDesk, observeDesk } from './observe-desk.ts';
import {
  createRecorder,
  type PhoneRecorder,
  type RecordedScenario,
  type Recorder,
} from './recorder.ts';
import { createScenarioTime, EXACT, type Precision, runningPrecision } from './timeline.ts';

/** How many recordings are kept for the lines of the log. Each page that the first phone loads starts one. */
const MAX_KEPT = 5;

/** The parts of the desk that are recorded. */
interface RecordedDesk extends ObservedDesk {
  readonly backend: Pick<Backend, 'on' | 'snapshot' | 'peek'>;
  readonly network: Pick<Network, 'counts' | 'refusals' | 'holds'>;
  /** Draws random numbers from a new seed, and returns that: a replay draws the same. */
  readonly randomness: { reseed(): number };
  readonly phones: Readonly<Record<PhoneName, RecordedPhone & { readonly host: Pick<Host, 'on'> }>>;
}

export interface LiveRecorderOptions {
  readonly desk: RecordedDesk;
  /** Whether the person uses the desk now, and not a scenario. */
  isOwn(): boolean;
}

/** What a phone's page shows. */
export interface PhoneObservation {
  readonly phone: PhoneName;
  readonly observation: Observation;
}

/**
 * Always records: from the last page that the first phone loaded, or from when the person asked. A phone is part of a
 * recording from the first page on that it loads.
 */
export interface LiveRecorder {
  /**
   * Loads the page of each phone on the desk again, and records from there over all further pages. Resolves when their
   * apps are there.
   */
  begin(): Promise<void>;
  /** Lets each page of the first phone start a recording again. */
  end(): void;
  /** Calls `listener` with the number of inputs, after each. Returns the cleanup. */
  onInput(listener: (inputs: number) => void): () => void;
  /** The scenario so far. Null if no page was loaded. */
  soFar(title: string): RecordedScenario | null;
  /** The same, once the pages have settled. */
  settled(title: string): Promise<RecordedScenario | null>;
  /**
   * The scenario that led to something that started at `from` and ended at `until`: milliseconds since the
   * epoch. Null if no recording is kept that is so old.
   */
  scenarioUntil(title: string, from: number, until: number): Promise<RecordedScenario | null>;
  /** Whether a scenario caused this request or call, and not the person. */
  isOfScenario(record: Exchange | CallRecord): boolean;
  /** What the phones on the desk show now, but for those that show no app. */
  observe(): readonly PhoneObservation[];
}

export function createLiveRecorder({ desk, isOwn }: LiveRecorderOptions): LiveRecorder {
  const { backend, network, stores } = desk;
  const phones = bothOf(desk.phones).map((phone) =>
    createLivePhone({ phone, backend, network, stores, onActivity: observeSoon }),
  );
  const inputListeners = new Set<(inputs: number) => void>();
  const ofScenarios = new WeakSet<Exchange | CallRecord>();
  /** The latest first. */
  let recordings: readonly { readonly startedAt: number; readonly recorder: Recorder }[] = [];
  /** Whether the recording goes on when the first phone loads a page. */
  let spansPages = false;
  let stopObservingDesk = () => {};
  let isSettling = false;
  let hasChanged = false;

  const current = () => recordings[0]?.recorder ?? null;

  function onDesk(): readonly LivePhone[] {
    const names = phonesOnDesk(desk.settings().desk);
    return phones.filter(({ name }) => names.includes(name));
  }

  function startRecording(): void {
    stopObservingDesk();
    for (const phone of phones) phone.leave();
    const start = takeStartingPoint(desk, desk.randomness.reseed());
    const recorder = createRecorder({
      clock: desk.clock,
      start,
      backend: desk.backend.peek,
      precision: () => precisionOf(desk.clock.mode()),
      time: createScenarioTime(desk.clock),
    });
    if (desk.clock.mode() === 'frozen') recorder.unsupported(FROZEN);
    recordings = [{ startedAt: start.at, recorder }, ...recordings].slice(0, MAX_KEPT);
    stopObservingDesk = observeDesk(desk, deskInputs(recorder), (sender) =>
      phones.some((phone) => phone.name === sender && phone.isRecorded()),
    );
  }

  /** A phone's page begins to load. */
  function pageBegan(live: LivePhone): void {
    if (isOwn() && startsRecording(live)) startRecording();
    const recorder = current();
    if (isOwn() && recorder !== null && !live.isRecorded()) join(live, recorder);
    live.pageBegan();
  }

  function startsRecording({ name }: LivePhone): boolean {
    return name === 'first' && !spansPages;
  }

  function join(live: LivePhone, recorder: Recorder): void {
    const { name, phone } = live;
    const ofPhone = recorder.join(name, takePhoneStart(desk, phone));
    for (const text of unsupportedSettings(phone.settings())) ofPhone.unsupported(text);
    live.join(phoneInputs(recorder, ofPhone));
  }

  /** Records the person's own inputs only, and observes the effect of each. */
  function ownOf(recorder: Recorder) {
    return <Args extends readonly unknown[]>(record: (...args: Args) => void) =>
      (...args: Args) => {
        if (!isOwn()) return;
        record(...args);
        for (const listener of inputListeners) listener(recorder.inputs());
        observeSoon();
      };
  }

  function deskInputs(recorder: Recorder): DeskRecorder {
    const own = ownOf(recorder);
    return {
      did: own(recorder.did),
      acted: own(recorder.acted),
      backendChanged: own(recorder.backendChanged),
      overridden: own(recorder.overridden),
      overrideUsed: own(recorder.overrideUsed),
      smsSent: own(recorder.smsSent),
      clockSetForward: own(recorder.clockSetForward),
      unsupported: own(recorder.unsupported),
    };
  }

  function phoneInputs(recorder: Recorder, phone: PhoneRecorder): PhoneRecorder {
    const own = ownOf(recorder);
    return {
      isLate: phone.isLate,
      pageLoaded: phone.pageLoaded,
      observed: phone.observed,
      removed: own(phone.removed),
      eventSent: own(phone.eventSent),
      did: own(phone.did),
      webViewOpened: own(phone.webViewOpened),
      unsupported: own(phone.unsupported),
    };
  }

  function observeSoon(): void {
    if (!isOwn()) return;
    hasChanged = true;
    if (!isSettling) void observeUntilQuiet();
  }

  /** Observes the pages each time they have settled, until nothing changes any more. */
  async function observeUntilQuiet(): Promise<void> {
    isSettling = true;
    try {
      while (hasChanged) {
        // Changes mostly come several at once, and need a single observation.
        await turn();
        hasChanged = false;
        await settleAndObserve();
      }
    } finally {
      isSettling = false;
    }
  }

  /** A page that is loading is observed when its app is there. */
  async function settleAndObserve(): Promise<void> {
    const inputs = current()?.inputs();
    for (const phone of onDesk()) {
      await phone.settle();
      // What was done meanwhile may still be under way, and is observed next.
      if (!isOwn() || current()?.inputs() !== inputs) return;
      phone.observe();
    }
  }

  function markScenario(record: Exchange | CallRecord): void {
    if (!isOwn()) ofScenarios.add(record);
  }

  desk.backend.on('exchange', markScenario);
  for (const live of phones) {
    const { phone } = live;
    phone.host.on('call', markScenario);
    phone.host.on('installed', () => pageBegan(live));
    phone.onApp((app) => {
      if (!isOwn()) return;
      live.appRuns(app);
      observeSoon();
    });
    phone.frame.onRenewal((renewal) => {
      if (!startsRecording(live)) live.renewed(renewal);
    });
    phone.screen.subscribe(() => observeSoon());
  }

  const soFar = (title: string) => current()?.scenario(title) ?? null;

  return {
    async begin() {
      spansPages = false;
      const [, ...others] = onDesk();
      for (const phone of others) await phone.close();
      for (const phone of onDesk()) {
        // As in the scenario, where a phone is opened when the one before has settled.
        if (spansPages) await settleAndObserve();
        await phone.load();
        spansPages = true;
      }
    },
    end() {
      spansPages = false;
    },
    onInput(listener) {
      inputListeners.add(listener);
      return () => inputListeners.delete(listener);
    },
    soFar,
    async settled(title) {
      await settleAndObserve();
      return soFar(title);
    },
    async scenarioUntil(title, from, until) {
      await settleAndObserve();
      const recording = recordings.find(({ startedAt }) => startedAt <= from);
      return recording?.recorder.scenario(title, until) ?? null;
    },
    isOfScenario: (record) => ofScenarios.has(record),
    observe: () =>
      onDesk().flatMap(({ name, observation }) => {
        const shown = observation();
        return shown === null ? [] : [{ phone: name, observation: shown }];
      }),
  };
}

function precisionOf(mode: ClockMode): Precision {
  if (mode === 'stepped') return EXACT;
  return runningPrecision(mode === 'fast' ? FAST_RATE : 1);
}
