import fc from 'fast-check';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import type { ChangeWatch } from './change-watch.ts';
import type { CallOutcome, MemoryCall } from './memory-call.ts';
import { settle, type VirtualClock } from './virtual-clock.ts';
import { WALK_COUNT } from './walk-count.ts';
import { startVisit, type WalkedPages } from './walked-visit.ts';

/** One walk's own world: nothing of it is left over from another walk. */
export interface WalkedWorld<Snapshot, Event, Draft> extends WalkedPages<Snapshot, Event, Draft> {
  readonly clock: VirtualClock;
  /** Every call that the machine can make. */
  readonly calls: readonly WalkedCall[];
  /** Those of them that change something. */
  readonly changes: readonly ChangeWatch[];
  /** The call by which {@link MachineWalk.wish} comes true. */
  readonly wished?: WalkedCall;
}

/** A call of which anything may become. */
export interface WalkedCall {
  feed(words: Uint32Array): readonly CallOutcome<unknown>[];
  /** The next one is carried out, and nobody hears of it; with `endsSession` the one after it is refused. */
  lose(endsSession: boolean): void;
  timesAsked(): number;
}

/** What the walks are about. */
export interface MachineWalk<
  Snapshot extends AnyMachineSnapshot,
  Event extends EventObject,
  Draft,
  World extends WalkedWorld<Snapshot, Event, Draft>,
> {
  /** @param chance Any 32 bits, by which walks may begin differently. */
  begin(chance: number): World & WalkedWorld<Snapshot, Event, Draft>;
  /**
   * What may happen to the machine; what stands here twice happens twice as often. Together with the
   * happenings at most 32.
   */
  readonly events: readonly Event[];
  /** How a person asks for a change, from the beginning. Some walks begin after its answer was lost. */
  readonly wish?: readonly (Event | 'settle')[];
  /** What may happen in the world besides, by its name. */
  readonly happenings?: Readonly<Record<string, (world: World) => void>>;
  /** What has to be so after every step, by the sentence that says it. */
  readonly laws: Readonly<Record<string, (snapshot: Snapshot, world: World) => boolean>>;
}

/** After this long without another event nothing is under way any more. Milliseconds. */
const REST_MS = 3 * 60 * 1000;

/** Most often it is after this long. Milliseconds. */
const SHORT_REST_MS = REST_MS / 6;

/** How far up in a word the four bits are that tell what kind of step it is. */
const KIND = 28;

/** The kind that has the page loaded anew: the rarest, since it takes longest. */
const RELOAD = 15;

/** Until then every page waits for the person, who begins with what they wish. Milliseconds. */
const LEAD_MS = 10_000;

const PAUSES_MS = [50, 2000, 10_000, 150_000] as const;

/** What may become of a call. What may pass and is asked again stands more often than what is final. */
const FATES: readonly CallOutcome<never>[] = [
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

/** From here on a byte means one of the replies, where a call has some. */
const FIRST_REPLY = 160;

/**
 * Takes a call along on the walks.
 *
 * @param replies Answers that the call may get in place of the usual one: each is told, and nothing is done.
 */
export function walkedCall<Request, Value>(
  call: MemoryCall<Request, Value>,
  replies: readonly Value[] = [],
): WalkedCall {
  function fateOf(byte: number): CallOutcome<Value> {
    const reply = byte < FIRST_REPLY ? undefined : replies[byte % replies.length];
    if (reply !== undefined) return { kind: 'answered', value: reply };
    return FATES[byte % FATES.length] ?? { kind: 'answered' };
  }

  return {
    feed(words) {
      const fates: CallOutcome<Value>[] = [];
      for (const word of words) fates.push(fateOf(word & 255));
      call.next(...fates);
      return fates;
    },
    lose(endsSession) {
      call.next({ kind: 'never' });
      if (endsSession) call.next({ kind: 'refused', code: RESPONSE_CODE.tokenInvalid });
    },
    timesAsked: () => call.asked.length,
  };
}

/**
 * Walks a machine through {@link WALK_COUNT} random sequences of events, on ports that fail, answer late,
 * twice or never, and reloads it on the way. After each step every law holds. In the end nothing is busy,
 * unless an answer never came, and who left asks for nothing more.
 */
export async function walkMachine<
  Snapshot extends AnyMachineSnapshot,
  Event extends EventObject,
  Draft,
  World extends WalkedWorld<Snapshot, Event, Draft>,
>(walk: MachineWalk<Snapshot, Event, Draft, World>): Promise<void> {
  // A word a step, for ten thousand walks of richer values would be a matter of making the values.
  const words = fc.uint32Array({ minLength: 1, maxLength: 6 });
  const runs = fc.asyncProperty(words, (walked) => walkOnce(walk, walked));
  await withoutStackTraces(() => fc.assert(runs, { numRuns: WALK_COUNT }));
}

/** Each call that is broken off makes an error, and to note where takes a fifth of a walk’s time (V8). */
async function withoutStackTraces(run: () => Promise<void>): Promise<void> {
  const limit = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', 0);
  try {
    await run();
  } finally {
    Reflect.set(Error, 'stackTraceLimit', limit);
  }
}

async function walkOnce<
  Snapshot extends AnyMachineSnapshot,
  Event extends EventObject,
  Draft,
  World extends WalkedWorld<Snapshot, Event, Draft>,
>(
  { begin, events, wish = [], happenings = {}, laws }: MachineWalk<Snapshot, Event, Draft, World>,
  words: Uint32Array,
): Promise<void> {
  const world = begin(words[0] ?? 0);
  const { clock, calls, changes, wished } = world;
  const story: (string | number | Event)[] = [];
  // To load a page anew that was loaded this moment is nothing, unless something was lost on it.
  const isLost = wished !== undefined && (words[0] ?? 0) >>> KIND === RELOAD;
  let met = isLost ? [] : feed();
  const visit = startVisit(world);
  let checked: Snapshot | null = null;

  /** Says what becomes of the calls of the walk: the lower bytes are dealt out among them. */
  function feed(): readonly CallOutcome<unknown>[] {
    const share = Math.ceil(words.length / calls.length);
    return calls.flatMap((call, index) =>
      call.feed(words.subarray(index * share, (index + 1) * share)),
    );
  }

  /** Leads in to what cannot be known. */
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
    const detail = (word >>> 8) & 31;
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
    const others = Object.entries(happenings);
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

  function checkChange({ doubles, hasRepeated, hasPassedOn }: ChangeWatch): void {
    if (doubles.length > 0) {
      throw brokenLaw('nothing is asked for under a second key while the first may be done');
    }
    if (hasRepeated()) throw brokenLaw('what was wished once is done once');
    if (hasPassedOn()) throw brokenLaw('a key is asked for by nobody but who opened it');
  }

  function check(): void {
    for (const change of changes) checkChange(change);
    const snapshot = visit.getSnapshot();
    // What a machine does not hear changes nothing.
    if (snapshot === checked) return;
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
