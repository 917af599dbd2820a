import fc from 'fast-check';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import type { ChangeWatch } from './change-watch.ts';
import type { Fate, MemoryCall } from './memory-call.ts';
import { settle, type VirtualClock } from './virtual-clock.ts';
import { WALK_COUNT } from './walk-count.ts';

/** A page that a walk goes over: a machine's actor, running. */
export interface WalkedPage<Snapshot, Event> {
  send(event: Event): void;
  getSnapshot(): Snapshot;
  stop(): unknown;
}

/** One walk's own world: nothing of it is left over from another walk. */
export interface WalkedWorld<Snapshot, Event> {
  readonly clock: VirtualClock;
  /** Every call that the machine can make. */
  readonly calls: readonly WalkedCall[];
  /** Those of them that change something. */
  readonly changes: readonly Pick<ChangeWatch, 'doubles' | 'release'>[];
  /** Loads the page anew, with what the page before it left behind. */
  load(before: Snapshot | null): WalkedPage<Snapshot, Event>;
}

/** A call of which anything may become. */
export interface WalkedCall {
  feed(bytes: Uint8Array): readonly Fate<unknown>[];
  timesAsked(): number;
}

/** What the walks are about. */
export interface MachineWalk<
  Snapshot extends AnyMachineSnapshot,
  Event extends EventObject,
  World extends WalkedWorld<Snapshot, Event>,
> {
  begin(): World & WalkedWorld<Snapshot, Event>;
  /**
   * What may happen to the machine; what stands here twice happens twice as often. Together with the
   * happenings at most 32.
   */
  readonly events: readonly Event[];
  /** What may happen in the world besides, by its name. */
  readonly happenings?: Readonly<Record<string, (world: World) => void>>;
  /** What has to be so after every step, by the sentence that says it. */
  readonly laws: Readonly<Record<string, (snapshot: Snapshot, world: World) => boolean>>;
}

/** After this long without another event nothing is under way any more. Milliseconds. */
const REST_MS = 3 * 60 * 1000;

const PAUSES_MS = [50, 2000, 10_000, 60_000] as const;

/** What may become of a call. What may pass and is asked again stands more often than what is final. */
const FATES: readonly Fate<never>[] = [
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
  { kind: 'refused', code: RESPONSE_CODE.signatureOld },
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
  function fateOf(byte: number): Fate<Value> {
    const reply = byte < FIRST_REPLY ? undefined : replies[byte % replies.length];
    if (reply !== undefined) return { kind: 'answered', value: reply };
    return FATES[byte % FATES.length] ?? { kind: 'answered' };
  }

  return {
    feed(bytes) {
      const fates = Array.from(bytes, fateOf);
      call.next(...fates);
      return fates;
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
  World extends WalkedWorld<Snapshot, Event>,
>(walk: MachineWalk<Snapshot, Event, World>): Promise<void> {
  // Bytes, for ten thousand walks of richer values would be a matter of making the values.
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 18 });
  const runs = fc.asyncProperty(bytes, (walked) => walkOnce(walk, walked));
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
  World extends WalkedWorld<Snapshot, Event>,
>(
  { begin, events, happenings = {}, laws }: MachineWalk<Snapshot, Event, World>,
  bytes: Uint8Array,
): Promise<void> {
  const world = begin();
  const { clock, calls, changes } = world;
  const others = Object.entries(happenings);
  const steps = bytes.filter((_, index) => index % 2 === 0);
  const fates = bytes.filter((_, index) => index % 2 === 1);
  const story: (string | Event)[] = [];
  const share = Math.ceil(fates.length / calls.length);
  const met = calls.flatMap((call, index) =>
    call.feed(fates.subarray(index * share, (index + 1) * share)),
  );
  let page = world.load(null);
  let checked: Snapshot | null = null;

  async function take(byte: number): Promise<void> {
    const detail = byte & 31;
    switch (byte >> 5) {
      case 5:
        story.push('settle');
        return settle();
      case 6: {
        const ms = PAUSES_MS[detail % PAUSES_MS.length] ?? 0;
        story.push(`advance ${ms}`);
        return clock.advance(ms);
      }
      case 7: {
        story.push('reload');
        page.stop();
        page = world.load(page.getSnapshot());
        return settle();
      }
      default: {
        const choice = detail % (events.length + others.length);
        const event = events[choice];
        if (event !== undefined) return send(event);
        const [name, happen] = others[choice - events.length] ?? [];
        story.push(name ?? '');
        return happen?.(world);
      }
    }
  }

  function send(event: Event): void {
    story.push(event);
    // Whoever comes now is somebody else, and so is what they ask for.
    if (event.type === 'SESSION_CHANGED') for (const change of changes) change.release();
    page.send(event);
  }

  function check(): void {
    if (changes.some(({ doubles }) => doubles.length > 0)) {
      throw brokenLaw('nothing is asked for under a second key while the first may have been done');
    }
    const snapshot = page.getSnapshot();
    // What a machine does not hear changes nothing.
    if (snapshot === checked) return;
    for (const [law, holds] of Object.entries(laws)) {
      if (!holds(snapshot, world)) throw brokenLaw(law);
    }
    checked = snapshot;
  }

  function brokenLaw(law: string): Error {
    const { value, context } = page.getSnapshot();
    return new Error(
      `Broken: ${law}.\nIn ${JSON.stringify(value)} ${JSON.stringify(context)}\nafter ${JSON.stringify(story)}\nwith ${JSON.stringify(met)}`,
    );
  }

  check();
  for (const step of steps) {
    await take(step);
    check();
  }

  story.push('rest');
  await clock.advance(REST_MS);
  check();
  const mayHang = met.some(({ kind }) => kind === 'never');
  if (!mayHang && page.getSnapshot().hasTag('busy')) throw brokenLaw('it comes to an end');

  page.stop();
  const asked = timesAsked(calls);
  await clock.advance(REST_MS);
  if (timesAsked(calls) !== asked) throw brokenLaw('who left asks for nothing more');
}

function timesAsked(calls: readonly WalkedCall[]): number {
  return calls.reduce((sum, call) => sum + call.timesAsked(), 0);
}
