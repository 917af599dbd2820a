import fc from 'fast-check';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventObject,
  SnapshotFrom,
} from 'xstate';
import type { ChangeWatch } from './change-watch.ts';
import { EVENTS_OF_EVERY_PAGE, startPageVisit, type VisitedPage } from './page-visit.ts';
import { settle, type VirtualClock } from './virtual-clock.ts';
import { WALK_COUNT } from './walk-count.ts';
import { type WalkedCall, type WalkPlan, type WalkStep, walkPlans } from './walk-plan.ts';
import { startVisit, type WalkedPages, type WalkedVisit } from './walked-visit.ts';

/** The world of one walk, isolated from other walks. */
interface WalkedWorld {
  readonly clock: VirtualClock;
  /** Every call of the machine. */
  readonly calls: readonly WalkedCall[];
  /** The calls that change something. */
  readonly changes: readonly ChangeWatch[];
  /** The call that carries out {@link Walk.wish}. */
  readonly wished?: WalkedCall;
}

/** The definition of a machine's walks. */
interface Walk<Snapshot, Event, World, Visited = unknown> {
  /** @param chance 0 to 7, for varying the start. */
  begin(chance: number): World & WalkedWorld & Visited;
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

/** By then every page waits for the user, who starts with the wish. Milliseconds. */
const LEAD_MS = 10_000;

/**
 * Walks a machine through {@link WALK_COUNT} random sequences of events, with reloads, on ports that fail, or answer
 * late, twice or never. Every law holds after each step. At the end nothing is busy, unless an answer never came, and a
 * page that was left sends nothing more.
 */
export function walkMachine<
  Snapshot extends AnyMachineSnapshot,
  Event extends EventObject,
  Draft,
  World extends WalkedWorld & WalkedPages<Snapshot, Event, Draft>,
>(walk: Walk<Snapshot, Event, World, WalkedPages<Snapshot, Event, Draft>>): Promise<void> {
  return walkVisits<Snapshot, Event, World>(walk, startVisit);
}

/**
 * Walks a page, its feature and its users like {@link walkMachine}: the page loads, fails, is left, and starts again for
 * another user. The laws hold while the feature runs.
 */
export function walkPage<
  Machine extends AnyStateMachine,
  Ports,
  View,
  Value,
  World extends WalkedWorld & VisitedPage<Machine, Ports, View, Value>,
>({
  events,
  ...walk
}: Walk<
  SnapshotFrom<Machine>,
  EventFrom<Machine>,
  World,
  VisitedPage<Machine, Ports, View, Value>
>): Promise<void> {
  const all: readonly EventObject[] = [...events, ...EVENTS_OF_EVERY_PAGE];
  return walkVisits<SnapshotFrom<Machine>, EventObject, World>(
    { ...walk, events: all },
    startPageVisit,
  );
}

async function walkVisits<Snapshot, Event extends EventObject, World extends WalkedWorld>(
  walk: Walk<Snapshot, Event, World>,
  start: (world: World) => WalkedVisit<Snapshot, Event>,
): Promise<void> {
  const plans = walkPlans(walk.events, Object.keys(walk.worldEvents ?? {}));
  const runs = fc.asyncProperty(plans, (plan) => walkOnce(walk, start, plan));
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

async function walkOnce<Snapshot, Event extends EventObject, World extends WalkedWorld>(
  { begin, wish = [], worldEvents = {}, laws }: Walk<Snapshot, Event, World>,
  start: (world: World) => WalkedVisit<Snapshot, Event>,
  { chance, lost, steps, answers }: WalkPlan<Event>,
): Promise<void> {
  const world = begin(chance);
  const { clock, calls, changes, wished } = world;
  const isLost = wished !== undefined && lost !== null;
  let mayHang = isLost ? false : scriptCalls();
  const visit = start(world);
  let checked: Snapshot | null = null;

  /** Deals the answers out among the calls. Returns whether one never comes. */
  function scriptCalls(): boolean {
    const share = Math.ceil(answers.length / calls.length);
    return calls
      .flatMap((call, index) => call.script(answers.slice(index * share, (index + 1) * share)))
      .some(({ kind }) => kind === 'never');
  }

  /** A change of unknown outcome, and a reload. */
  async function loseAnswer(call: WalkedCall): Promise<void> {
    call.lose(lost === 'answerAndSession');
    await clock.advance(LEAD_MS);
    await take('wish');
    await settle();
    if (call.timesAsked() === 0) throw brokenLaw('what is wished is asked for');
    mayHang = scriptCalls();
    await take('reload');
    check();
  }

  async function take(step: WalkStep<Event>): Promise<void> {
    if (typeof step === 'number') return clock.advance(step);
    if (typeof step === 'object') return visit.send(step);
    switch (step) {
      case 'wish':
        for (const wishedStep of wish) await take(wishedStep);
        return;
      case 'settle':
        return settle();
      case 'reload':
        visit.reload();
        return settle();
      default:
        worldEvents[step]?.(world);
    }
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

  function brokenLaw(law: string): Error {
    const { value, context } = visit.getSnapshot();
    return new Error(
      `Broken: ${law}.\nIn ${JSON.stringify(value)} ${JSON.stringify({ ...context, ports: undefined })}`,
    );
  }

  check();
  if (isLost) await loseAnswer(wished);
  for (const step of steps) {
    await take(step);
    check();
  }

  await clock.advance(SHORT_REST_MS);
  if (isBusy()) await clock.advance(REST_MS - SHORT_REST_MS);
  check();
  if (!mayHang && isBusy()) throw brokenLaw('it comes to an end');

  visit.stop();
  const asked = timesAsked(calls);
  await clock.advance(REST_MS);
  if (timesAsked(calls) !== asked) throw brokenLaw('who left asks for nothing more');
}

function timesAsked(calls: readonly WalkedCall[]): number {
  return calls.reduce((sum, call) => sum + call.timesAsked(), 0);
}
