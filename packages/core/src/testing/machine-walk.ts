import fc from 'fast-check';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventObject,
  SnapshotFrom,
} from 'xstate';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import type { ChangeWatch } from './change-watch.ts';
import type { CallOutcome, MemoryCall } from './memory-call.ts';
import { EVENTS_OF_EVERY_PAGE, startPageVisit, type VisitedPage } from './page-visit.ts';
import { settle, type VirtualClock } from './virtual-clock.ts';
import { WALK_COUNT } from './walk-count.ts';
import { startVisit, type WalkedPages, type WalkedVisit } from './walked-visit.ts';

/** The world of one walk, isolated from other walks. */
export interface WalkedWorld<Snapshot, Event, Draft> extends WalkedPages<Snapshot, Event, Draft> {
  readonly clock: VirtualClock;
  /** Every call of the machine. */
  readonly calls: readonly WalkedCall[];
  /** The calls that change something. */
  readonly changes: readonly ChangeWatch[];
  /** The call that carries out {@link MachineWalk.wish}. */
  readonly wished?: WalkedCall;
}

/** A call with a scripted outcome. */
export interface WalkedCall {
  feed(words: Uint32Array): readonly CallOutcome<unknown>[];
  /** The next call succeeds, but its answer is lost; with `endsSession` the one after it is refused. */
  lose(endsSession: boolean): void;
  timesAsked(): number;
}

/** The definition of a machine's walks. */
export interface MachineWalk<
  Snapshot extends AnyMachineSnapshot,
  Event extends EventObject,
  Draft,
  World extends WalkedWorld<Snapshot, Event, Draft>,
> {
  /** @param chance Any 32 bits, for varying the start. */
  begin(chance: number): World & WalkedWorld<Snapshot, Event, Draft>;
  /** The events of the machine. An event listed twice is twice as frequent. */
  readonly events: readonly Event[];
  /** The events that request a change, from the start. Some walks begin after its answer was lost. */
  readonly wish?: readonly (Event | 'settle')[];
  /** Other events of the world, by name. */
  readonly worldEvents?: Readonly<Record<string, (world: World) => void>>;
  /** The invariants after every step, by description. */
  readonly laws: Readonly<Record<string, (snapshot: Snapshot, world: World) => boolean>>;
}

/** After this long without an event nothing is pending. Milliseconds. */
const REST_MS = 3 * 60 * 1000;

/** The usual pause. Milliseconds. */
const SHORT_REST_MS = REST_MS / 6;

/** The shift of the four bits of a word that select the kind of step. */
const KIND = 28;

/** The events that a word can tell apart. */
const CHOICES = 32;

/** The kind that reloads the page: the rarest, as it takes longest. */
const RELOAD = 15;

/** By then every page waits for the user, who starts with the wish. Milliseconds. */
const LEAD_MS = 10_000;

const PAUSES_MS = [50, 2000, 10_000, 150_000] as const;

/** The possible outcomes of a call. Temporary ones are listed more often than final ones. */
const OUTCOMES: readonly CallOutcome<never>[] = [
  { kind: 'answered' },
  { kind: 'answered' },
  { kind: 'answered' },
  { kind: 'answered', afterMs: 100 },
  { kind: 'answered', afterMs: 5000 },
  { kind: 'answered', afterMs: 20_000 },
  { kind: 'twice' },
  { kind: 'lost' },
  { kind: 'lost' },
  { kind: 'lost', afterMs: 5000 },
  { kind: 'unreachable' },
  { kind: 'unreachable', afterMs: 10_000 },
  { kind: 'never' },
  { kind: 'malformed' },
  { kind: 'refused', code: RESPONSE_CODE.serverBusy },
  { kind: 'refused', code: RESPONSE_CODE.tokenInvalid },
  { kind: 'refused', code: CLAIM_CODE.loginRequired },
  { kind: 'refused', code: RESPONSE_CODE.signatureOld },
  { kind: 'refused', code: RESPONSE_CODE.notFound },
];

/** Bytes from here on select one of the replies, if a call has any. */
const FIRST_REPLY = 160;

/**
 * Adds a call to the walks.
 *
 * @param replies Replies that may replace the usual answer, without any effect.
 */
export function walkedCall<Request, Value>(
  call: MemoryCall<Request, Value>,
  replies: readonly Value[] = [],
): WalkedCall {
  function outcomeOf(byte: number): CallOutcome<Value> {
    const reply = byte < FIRST_REPLY ? undefined : replies[byte % replies.length];
    if (reply !== undefined) return { kind: 'answered', value: reply };
    return OUTCOMES[byte % OUTCOMES.length] ?? { kind: 'answered' };
  }

  return {
    feed(words) {
      const outcomes: CallOutcome<Value>[] = [];
      for (const word of words) outcomes.push(outcomeOf(word & 255));
      call.next(...outcomes);
      return outcomes;
    },
    lose(endsSession) {
      call.next({ kind: 'never' });
      if (endsSession) call.next({ kind: 'refused', code: RESPONSE_CODE.tokenInvalid });
    },
    timesAsked: () => call.asked.length,
  };
}

/**
 * Walks a machine through {@link WALK_COUNT} random sequences of events, with reloads, on ports that fail, or answer
 * late, twice or never. Every law holds after each step. At the end nothing is busy, unless an answer never came, and a
 * page that was left sends nothing more.
 */
export function walkMachine<
  Snapshot extends AnyMachineSnapshot,
  Event extends EventObject,
  Draft,
  World extends WalkedWorld<Snapshot, Event, Draft>,
>(walk: MachineWalk<Snapshot, Event, Draft, World>): Promise<void> {
  return walkVisits(walk, startVisit);
}

/** The definition of the walks of a page. */
export interface PageWalk<
  Machine extends AnyStateMachine,
  Ports,
  View,
  Value,
  World extends PageWorld<Machine, Ports, View, Value>,
> {
  /** @param chance Any 32 bits, for varying the start. */
  begin(chance: number): World & PageWorld<Machine, Ports, View, Value>;
  /** The events of the feature. An event listed twice is twice as frequent. */
  readonly events: readonly EventFrom<Machine>[];
  /** The events that request a change, from the start. Some walks begin after its answer was lost. */
  readonly wish?: readonly (EventFrom<Machine> | 'settle')[];
  /** Other events of the world, by name. */
  readonly worldEvents?: Readonly<Record<string, (world: World) => void>>;
  /** The invariants while the feature runs, by description. */
  readonly laws: Readonly<
    Record<string, (snapshot: SnapshotFrom<Machine>, world: World) => boolean>
  >;
}

/** The world of one walk of a page. */
export interface PageWorld<Machine extends AnyStateMachine, Ports, View, Value>
  extends VisitedPage<Machine, Ports, View, Value> {
  /** Every call of the page. */
  readonly calls: readonly WalkedCall[];
  /** The calls that change something. */
  readonly changes: readonly ChangeWatch[];
  /** The call that carries out {@link PageWalk.wish}. */
  readonly wished?: WalkedCall;
}

/**
 * Walks a page, its feature and its users like {@link walkMachine}: the page loads, fails, is left, and starts again for
 * another user.
 */
export function walkPage<
  Machine extends AnyStateMachine,
  Ports,
  View,
  Value,
  World extends PageWorld<Machine, Ports, View, Value>,
>({ events, ...walk }: PageWalk<Machine, Ports, View, Value, World>): Promise<void> {
  const all: readonly EventObject[] = [...events, ...EVENTS_OF_EVERY_PAGE];
  return walkVisits<SnapshotFrom<Machine>, EventObject, World>(
    { ...walk, events: all },
    startPageVisit,
  );
}

/** What walks need of their definition. */
interface Walk<Snapshot, Event, World> {
  begin(chance: number): World;
  readonly events: readonly Event[];
  readonly wish?: readonly (Event | 'settle')[];
  readonly worldEvents?: Readonly<Record<string, (world: World) => void>>;
  readonly laws: Readonly<Record<string, (snapshot: Snapshot, world: World) => boolean>>;
}

interface WorldOfWalk {
  readonly clock: VirtualClock;
  readonly calls: readonly WalkedCall[];
  readonly changes: readonly ChangeWatch[];
  readonly wished?: WalkedCall;
}

async function walkVisits<Snapshot, Event extends EventObject, World extends WorldOfWalk>(
  walk: Walk<Snapshot, Event, World>,
  start: (world: World) => WalkedVisit<Snapshot, Event>,
): Promise<void> {
  // One word per step: with richer values, ten thousand walks would spend their time creating them.
  const words = fc.uint32Array({ minLength: 1, maxLength: 6 });
  const runs = fc.asyncProperty(words, (walked) => walkOnce(walk, start, walked));
  await withoutStackTraces(() => fc.assert(runs, { numRuns: WALK_COUNT }));
}

/** Each aborted call creates an error, whose stack trace takes a fifth of a walk’s time (V8). */
async function withoutStackTraces(run: () => Promise<void>): Promise<void> {
  const limit = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', 0);
  try {
    await run();
  } finally {
    Reflect.set(Error, 'stackTraceLimit', limit);
  }
}

async function walkOnce<Snapshot, Event extends EventObject, World extends WorldOfWalk>(
  { begin, events, wish = [], worldEvents = {}, laws }: Walk<Snapshot, Event, World>,
  start: (world: World) => WalkedVisit<Snapshot, Event>,
  words: Uint32Array,
): Promise<void> {
  if (events.length + Object.keys(worldEvents).length > CHOICES) {
    throw new Error(
      `A walk knows at most ${CHOICES} events, with those of its world and of every page.`,
    );
  }
  const world = begin(words[0] ?? 0);
  const { clock, calls, changes, wished } = world;
  const story: (string | number | Event)[] = [];
  // Reloading a fresh page is pointless, unless it has lost an answer.
  const isLost = wished !== undefined && (words[0] ?? 0) >>> KIND === RELOAD;
  let met = isLost ? [] : feed();
  const visit = start(world);
  let checked: Snapshot | null = null;

  /** Scripts the outcomes of the walk's calls: the lower bytes are dealt out among them. */
  function feed(): readonly CallOutcome<unknown>[] {
    const share = Math.ceil(words.length / calls.length);
    return calls.flatMap((call, index) =>
      call.feed(words.subarray(index * share, (index + 1) * share)),
    );
  }

  /** Starts with a change of unknown outcome. */
  async function loseAnswer(lost: WalkedCall): Promise<void> {
    lost.lose(words.length % 2 === 0);
    await advance(LEAD_MS);
    await makeWish();
    await settle();
    if (lost.timesAsked() === 0) throw brokenLaw('what is wished is asked for');
    met = feed();
  }

  async function makeWish(): Promise<void> {
    for (const step of wish) {
      if (step === 'settle') await settle();
      else send(step);
    }
  }

  async function take(word: number): Promise<void> {
    const detail = (word >>> 8) % CHOICES;
    switch (word >>> KIND) {
      case 10:
        return makeWish();
      case 11:
      case 12:
        story.push('settle');
        return settle();
      case 13:
      case 14:
        return advance(PAUSES_MS[detail % PAUSES_MS.length] ?? 0);
      case RELOAD:
        story.push('reload');
        visit.reload();
        return settle();
      default:
        return happen(detail);
    }
  }

  function happen(detail: number): void {
    const others = Object.entries(worldEvents);
    const choice = detail % (events.length + others.length);
    const event = events[choice];
    if (event === undefined) {
      const [name, change] = others[choice - events.length] ?? [];
      story.push(name ?? '');
      change?.(world);
    } else send(event);
  }

  function send(event: Event): void {
    story.push(event);
    visit.send(event);
  }

  function advance(ms: number): Promise<void> {
    story.push(ms);
    return clock.advance(ms);
  }

  function checkChange({ doubles, hasRepeated, hasLeakedKey }: ChangeWatch): void {
    if (doubles.length > 0) {
      throw brokenLaw('nothing is asked for under a second key while the first may be done');
    }
    if (hasRepeated()) throw brokenLaw('what was wished once is done once');
    if (hasLeakedKey()) throw brokenLaw('a key is asked for by nobody but who opened it');
  }

  function check(): void {
    for (const change of changes) checkChange(change);
    const snapshot = visit.judged();
    // An event that the machine does not accept changes nothing.
    if (snapshot === null || snapshot === checked) return;
    for (const law in laws) {
      if (laws[law]?.(snapshot, world) === false) throw brokenLaw(law);
    }
    checked = snapshot;
  }

  function isBusy(): boolean {
    return visit.getSnapshot().hasTag('busy');
  }

  async function rest(): Promise<void> {
    story.push('rest');
    await clock.advance(SHORT_REST_MS);
    if (isBusy()) await clock.advance(REST_MS - SHORT_REST_MS);
  }

  function brokenLaw(law: string): Error {
    const { value, context } = visit.getSnapshot();
    return new Error(
      `Broken: ${law}.\nIn ${JSON.stringify(value)} ${JSON.stringify({ ...context, ports: undefined })}\nafter ${JSON.stringify(story)}\nwith ${JSON.stringify(met)}`,
    );
  }

  check();
  if (isLost) await loseAnswer(wished);
  for (const word of words) {
    await take(word);
    check();
  }

  await rest();
  check();
  const mayHang = met.some(({ kind }) => kind === 'never');
  if (!mayHang && isBusy()) throw brokenLaw('it comes to an end');

  visit.stop();
  const asked = timesAsked(calls);
  await clock.advance(REST_MS);
  if (timesAsked(calls) !== asked) throw brokenLaw('who left asks for nothing more');
}

function timesAsked(calls: readonly WalkedCall[]): number {
  return calls.reduce((sum, call) => sum + call.timesAsked(), 0);
}
