import type { Backend } from '../../backend/backend.ts';
import type { Exchange } from '../../backend/backend.types.ts';
import { type ClockMode, FAST_RATE } from '../../clock/simulator-clock.ts';
import type { Frame } from '../../frame/frame.ts';
import type { CallRecord, Host } from '../../host/host.types.ts';
import { countActivity } from '../../inspection/count-activity.ts';
import type { Network } from '../../network/network.ts';
import type { Phone } from '../../phone/create-phone.ts';
import { turn } from '../../shared/turn.ts';
import { createPageReaders } from '../page/page-readers.ts';
import { settlePage } from '../page/settle.ts';
import { takeStartingPoint, unsupportedSettings } from './capture-start.ts';
import type { Observation } from './expectations.ts';
import { FROZEN, type ObservedDesk, observeDesk } from './observe-desk.ts';
import { observePage } from './observe-page.ts';
import { createRecorder, type RecordedScenario, type Recorder } from './recorder.ts';
import { createScenarioTime, EXACT, type Precision, runningPrecision } from './timeline.ts';

/** How many recordings are kept for the lines of the log. Each page that is loaded starts one. */
const MAX_KEPT = 5;

/** The parts of the desk that are recorded. */
interface RecordedDesk extends ObservedDesk {
  readonly backend: Pick<Backend, 'on' | 'snapshot' | 'peek' | 'overridesLeft'>;
  readonly network: Pick<Network, 'counts' | 'holds'>;
  /** Draws random numbers from a new seed, and returns that: a replay draws the same. */
  readonly randomness: { reseed(): number };
  readonly phones: {
    readonly first: ObservedDesk['phones']['first'] &
      Pick<Phone, 'app' | 'onApp' | 'requests' | 'screen' | 'storage'> & {
        readonly frame: Pick<Frame, 'window' | 'open' | 'reload' | 'onRenewal'>;
      };
    readonly second: { readonly host: Pick<Host, 'on'> };
  };
}

export interface LiveRecorderOptions {
  readonly desk: RecordedDesk;
  /** Whether the person uses the desk now, and not a scenario. */
  isOwn(): boolean;
}

/** Always records the first phone: from the last page that was loaded, or from when the person asked. */
export interface LiveRecorder {
  /** Loads the page again, and records from there over all further pages. Resolves when its app is there. */
  begin(): Promise<void>;
  /** Lets each page start a recording again. */
  end(): void;
  /** Calls `listener` with the number of inputs, after each. Returns the cleanup. */
  onInput(listener: (inputs: number) => void): () => void;
  /** The scenario so far. Null if no page was loaded. */
  soFar(title: string): RecordedScenario | null;
  /** The same, once the page has settled. */
  settled(title: string): Promise<RecordedScenario | null>;
  /**
   * The scenario that led to something that started at `from` and ended at `until`: milliseconds since the
   * epoch. Null if no recording is kept that is so old.
   */
  scenarioUntil(title: string, from: number, until: number): Promise<RecordedScenario | null>;
  /** Whether a scenario caused this request or call, and not the person. */
  isOfScenario(record: Exchange | CallRecord): boolean;
  /** What the page shows now. Null if it shows no app. */
  observe(): Observation | null;
}

export function createLiveRecorder({ desk, isOwn }: LiveRecorderOptions): LiveRecorder {
  const { first: phone } = desk.phones;
  const readers = createPageReaders(desk, phone);
  const inputListeners = new Set<(inputs: number) => void>();
  const ofScenarios = new WeakSet<Exchange | CallRecord>();
  /** The latest first. */
  let recordings: readonly { readonly startedAt: number; readonly recorder: Recorder }[] = [];
  /** Whether the recording goes on when a page is loaded. */
  let spansPages = false;
  let stopObservingDesk = () => {};
  let stopObservingPage = () => {};
  let hasSettled = false;
  let isSettling = false;
  let hasChanged = false;

  const current = () => recordings[0]?.recorder ?? null;

  function startRecording(): void {
    stopObservingDesk();
    const start = takeStartingPoint(desk, desk.randomness.reseed());
    const recorder = createRecorder({
      clock: desk.clock,
      start,
      backend: desk.backend.peek,
      precision: precisionOf(desk.clock.mode()),
      time: createScenarioTime(desk.clock),
    });
    for (const words of remarksOfDesk()) recorder.unsupported(words);
    recordings = [{ startedAt: start.at, recorder }, ...recordings].slice(0, MAX_KEPT);
    stopObservingDesk = observeDesk(desk, withEffects(recorder));
  }

  function remarksOfDesk(): readonly string[] {
    const unused = desk.backend.overridesLeft();
    return [
      ...unsupportedSettings(phone.settings()),
      ...(desk.clock.mode() === 'frozen' ? [FROZEN] : []),
      ...(unused > 0 ? [`${unused} answers were set before the recording started.`] : []),
    ];
  }

  /** Records the person's own inputs only, and observes the effect of each. */
  function withEffects(recorder: Recorder): Recorder {
    function ifOwn<Args extends readonly unknown[]>(record: (...args: Args) => void) {
      return (...args: Args) => {
        if (!isOwn()) return;
        record(...args);
        for (const listener of inputListeners) listener(recorder.inputs());
        observeSoon();
      };
    }
    return {
      ...recorder,
      eventSent: ifOwn(recorder.eventSent),
      did: ifOwn(recorder.did),
      webViewOpened: ifOwn(recorder.webViewOpened),
      backendChanged: ifOwn(recorder.backendChanged),
      smsSent: ifOwn(recorder.smsSent),
      clockSetForward: ifOwn(recorder.clockSetForward),
      unsupported: ifOwn(recorder.unsupported),
    };
  }

  function observeSoon(): void {
    if (!isOwn()) return;
    hasChanged = true;
    if (!isSettling) void observeUntilQuiet();
  }

  /** Observes the page each time it has settled, until nothing changes any more. */
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

  async function settleAndObserve(): Promise<void> {
    // A page that is loading is observed when its app is there.
    if (phone.app() === null) return;
    await settlePage(phone, desk.network).catch(() => {
      current()?.unsupported('The page did not settle.');
    });
    const observation = observe();
    if (observation === null || !isOwn()) return;
    hasSettled = true;
    current()?.observed(observation);
  }

  function observe(): Observation | null {
    if (phone.app() === null) return null;
    return {
      actors: readers.actors(),
      route: readers.route(),
      left: readers.left(),
      redirect: readers.redirect(),
      user: readers.user(),
      language: readers.language(),
      backend: readers.backend(),
    };
  }

  function markScenario(record: Exchange | CallRecord): void {
    if (!isOwn()) ofScenarios.add(record);
  }

  desk.backend.on('exchange', markScenario);
  for (const { host } of [phone, desk.phones.second]) host.on('call', markScenario);
  phone.host.on('installed', () => {
    stopObservingPage();
    stopObservingPage = () => {};
    hasSettled = false;
    if (isOwn() && !spansPages) startRecording();
  });
  phone.onApp((app) => {
    const recorder = current();
    if (!isOwn() || recorder === null) return;
    const stopPage = observePage({
      app,
      phone,
      backend: desk.backend,
      recorder: withEffects(recorder),
      hasSettled: () => hasSettled,
    });
    const machines = countActivity(app, observeSoon);
    stopObservingPage = () => {
      stopPage();
      machines.stop();
    };
    observeSoon();
  });
  phone.frame.onRenewal((renewal) => {
    const recorder = spansPages ? current() : null;
    if (recorder === null) return;
    if (renewal.kind === 'opened') withEffects(recorder).webViewOpened(renewal.route);
    else withEffects(recorder).did({ do: 'reload' });
  });
  phone.screen.subscribe(() => observeSoon());

  const soFar = (title: string) => current()?.scenario(title) ?? null;

  return {
    begin() {
      spansPages = false;
      const started = new Promise<void>((resolve) => {
        const stop = phone.onApp(() => {
          stop();
          spansPages = true;
          resolve();
        });
      });
      // A page that is still loading can't be reloaded, but opened again.
      if (phone.app() === null) phone.frame.open(phone.settings().route);
      else phone.frame.reload();
      return started;
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
    observe,
  };
}

function precisionOf(mode: ClockMode): Precision {
  if (mode === 'stepped') return EXACT;
  return runningPrecision(mode === 'fast' ? FAST_RATE : 1);
}
