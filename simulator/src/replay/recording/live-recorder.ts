import type { Backend } from '../../backend/backend.ts';
import type { Exchange } from '../../backend/backend.types.ts';
import { FAST_RATE } from '../../clock/simulator-clock.ts';
import type { DeskParts } from '../../desk/desk.types.ts';
import type { Frame } from '../../frame/frame.ts';
import type { CallRecord } from '../../host/host.types.ts';
import { watchStirring } from '../../inspection/watch-stirring.ts';
import type { Phone } from '../../phone/create-phone.ts';
import { turn } from '../../shared/turn.ts';
import { createPageLooks } from '../page/page-looks.ts';
import { settlePage } from '../page/settle.ts';
import { followPage } from './follow-page.ts';
import { FROZEN, type HeardDesk, hearDesk } from './hear-desk.ts';
import { EXACT, type Pace, runningPace } from './pace.ts';
import { createRecorder, type Recorder, type Story } from './recorder.ts';
import type { StorySights } from './seen.ts';
import { startingPointOfDesk, untoldOf } from './starting-point-of-desk.ts';
import { createStoryTime } from './story-time.ts';

/** How many stories are kept to be told up to a line of the log: each page that is loaded begins one. */
const MOST_KEPT = 5;

/** What of the desk is recorded. */
interface RecordedDesk extends HeardDesk {
  readonly backend: Pick<Backend, 'on' | 'snapshot' | 'peek' | 'overridesLeft'>;
  readonly network: Pick<DeskParts['network'], 'counts' | 'holds' | 'unasked'>;
  readonly phones: {
    readonly first: HeardDesk['phones']['first'] &
      Pick<Phone, 'app' | 'onApp' | 'requests' | 'screen' | 'storage'> & {
        readonly frame: Pick<Frame, 'window' | 'open' | 'reload' | 'onRenewal'>;
      };
  };
}

export interface LiveRecorderOptions {
  readonly desk: RecordedDesk;
  /** Whether what happens now is the person's own, and not that of a scenario on stage. */
  isOwn(): boolean;
}

/** Writes down what happens on the first phone, always: anew with each page, or from when it is asked. */
export interface LiveRecorder {
  /** Begins a story with a page that is loaded anew, and goes on over all further ones. Resolves when its app is there. */
  begin(): Promise<void>;
  /** Lets each page begin a story again. */
  end(): void;
  /** Tells how many inputs the story has, whenever there is another. Returns the cleanup. */
  onInput(listener: (inputs: number) => void): () => void;
  /** The story as far as it is written. Null where no page was loaded. */
  soFar(title: string): Story | null;
  /** The same when all has settled that needs no time. */
  tell(title: string): Promise<Story | null>;
  /**
   * The story in which something began, until it ended. Both are milliseconds since the epoch. Null where
   * none is kept that is so old.
   */
  tellUntil(title: string, from: number, until: number): Promise<Story | null>;
  /** Whether a scenario was on stage as this was asked for or answered: it is no part of any story here. */
  isOfScenario(record: Exchange | CallRecord): boolean;
  /** What is seen now; null where no app is shown. */
  seen(): StorySights | null;
}

/** A story that is being written. */
interface Recording {
  readonly at: number;
  readonly recorder: Recorder;
}

export function createLiveRecorder({ desk, isOwn }: LiveRecorderOptions): LiveRecorder {
  const { first: phone } = desk.phones;
  const looks = createPageLooks(desk);
  const listeners = new Set<(inputs: number) => void>();
  const ofScenarios = new WeakSet<Exchange | CallRecord>();
  /** The latest first. */
  let recordings: readonly Recording[] = [];
  /** Whether a story goes on when a page is loaded. */
  let goesOn = false;
  let stopHearing = () => {};
  let stopFollowing = () => {};
  let hasRested = false;
  let isSettling = false;
  let isStirred = false;

  const current = () => recordings[0]?.recorder ?? null;

  function startStory(): void {
    stopHearing();
    const start = startingPointOfDesk(desk);
    const recorder = createRecorder({
      clock: desk.clock,
      start,
      backend: desk.backend.peek,
      pace: paceOf(desk.clock.mode()),
      time: createStoryTime(desk.clock),
    });
    for (const words of untoldOf(phone.settings())) recorder.cannotTell(words);
    if (desk.clock.mode() === 'frozen') recorder.cannotTell(FROZEN);
    const armed = desk.backend.overridesLeft();
    if (armed > 0) recorder.cannotTell(`${armed} answers were armed before it began.`);
    recordings = [{ at: start.at, recorder }, ...recordings].slice(0, MOST_KEPT);
    stopHearing = hearDesk(desk, told(recorder));
  }

  /** The same recorder; whoever is told what was done looks what comes of it. */
  function told(recorder: Recorder): Recorder {
    function hear<Args extends readonly unknown[]>(tell: (...args: Args) => void) {
      return (...args: Args) => {
        if (!isOwn()) return;
        tell(...args);
        for (const listener of listeners) listener(recorder.inputs());
        stir();
      };
    }
    return {
      ...recorder,
      sent: hear(recorder.sent),
      did: hear(recorder.did),
      openedAnew: hear(recorder.openedAnew),
      backendChanged: hear(recorder.backendChanged),
      smsSent: hear(recorder.smsSent),
      clockSet: hear(recorder.clockSet),
      cannotTell: hear(recorder.cannotTell),
    };
  }

  function stir(): void {
    if (!isOwn()) return;
    isStirred = true;
    if (!isSettling) void settle();
  }

  /** Looks whenever all has come to rest, until nothing stirs any more. */
  async function settle(): Promise<void> {
    isSettling = true;
    while (isStirred) {
      // What stirs mostly stirs several times at once: it is looked at together.
      await turn();
      isStirred = false;
      await rest();
    }
    isSettling = false;
  }

  /** Waits until all has come to rest that needs no time, and looks. */
  async function rest(): Promise<void> {
    // A page that is being loaded is looked at when its app is there.
    if (phone.app() === null) return;
    await settlePage(phone, desk.network).catch(() => {
      current()?.cannotTell('The page did not come to rest.');
    });
    look();
  }

  function look(): void {
    const sights = seen();
    if (sights === null || !isOwn()) return;
    hasRested = true;
    current()?.settled(sights);
  }

  function seen(): StorySights | null {
    if (phone.app() === null) return null;
    return {
      actors: looks.actors(),
      route: looks.route(),
      left: looks.left(),
      redirect: looks.redirect(),
      user: looks.user(),
      language: looks.language(),
      backend: looks.backend(),
    };
  }

  function tellApart(record: Exchange | CallRecord): void {
    if (!isOwn()) ofScenarios.add(record);
  }

  desk.backend.on('exchange', tellApart);
  phone.host.on('call', tellApart);
  phone.host.on('installed', () => {
    stopFollowing();
    stopFollowing = () => {};
    hasRested = false;
    if (isOwn() && !goesOn) startStory();
  });
  phone.onApp((app) => {
    const recorder = current();
    if (!isOwn() || recorder === null) return;
    const stopPage = followPage({
      app,
      phone,
      backend: desk.backend,
      recorder: told(recorder),
      hasRested: () => hasRested,
    });
    const stirring = watchStirring(app, stir);
    stopFollowing = () => {
      stopPage();
      stirring.stop();
    };
    stir();
  });
  phone.frame.onRenewal((renewal) => {
    const recorder = goesOn ? current() : null;
    if (recorder === null) return;
    if (renewal.kind === 'opened') told(recorder).openedAnew(renewal.route);
    else told(recorder).did({ do: 'reload' });
  });
  phone.screen.subscribe(() => stir());

  const soFar = (title: string) => current()?.story(title) ?? null;

  return {
    begin() {
      goesOn = false;
      const started = new Promise<void>((resolve) => {
        const stop = phone.onApp(() => {
          stop();
          goesOn = true;
          resolve();
        });
      });
      // A page that is still on its way can't be loaded anew, but be opened again.
      if (phone.app() === null) phone.frame.open(phone.settings().route);
      else phone.frame.reload();
      return started;
    },
    end() {
      goesOn = false;
    },
    onInput(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    soFar,
    async tell(title) {
      await rest();
      return soFar(title);
    },
    async tellUntil(title, from, until) {
      await rest();
      return recordings.find(({ at }) => at <= from)?.recorder.story(title, until) ?? null;
    },
    isOfScenario: (record) => ofScenarios.has(record),
    seen,
  };
}

function paceOf(mode: ReturnType<DeskParts['clock']['mode']>): Pace {
  if (mode === 'stepped') return EXACT;
  return runningPace(mode === 'fast' ? FAST_RATE : 1);
}
