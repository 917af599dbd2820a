import fc from 'fast-check';
import type { EventObject } from 'xstate';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import type { CallOutcome, MemoryCall } from './memory-call.ts';

/**
 * A step of a walk: an event of the machine, a pause in milliseconds, or a name.
 * - `wish`: the events that request a change.
 * - `settle`: all that takes no time is done.
 * - `reload`: the page is loaded again.
 * - Any other name is that of an event of the world.
 */
export type WalkStep<Event> = Event | number | string;

/** What a call answers in a walk: an outcome, or the number of one of its replies. */
type WalkAnswer = CallOutcome<never> | number;

/** A random walk. A test that fails prints it. */
export interface WalkPlan<Event> {
  /** Varies the start: 0 to 7. */
  readonly chance: number;
  /** It begins with a wish whose answer is lost, and a reload; with the session, the retry is refused. Else null. */
  readonly lost: 'answer' | 'answerAndSession' | null;
  readonly steps: readonly WalkStep<Event>[];
  /** Dealt out among the calls of the walk. */
  readonly answers: readonly WalkAnswer[];
}

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

/** The walks of a machine. A reload is the rarest step, as it takes longest. */
export function walkPlans<Event extends EventObject>(
  events: readonly Event[],
  worldEvents: readonly string[],
): fc.Arbitrary<WalkPlan<Event>> {
  const step = fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom<WalkStep<Event>>(...events, ...worldEvents) },
    { weight: 2, arbitrary: fc.constantFrom(...PAUSES_MS) },
    { weight: 4, arbitrary: fc.constantFrom('settle', 'settle', 'wish', 'reload') },
  );
  const answer = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...OUTCOMES) },
    { weight: 3, arbitrary: fc.nat(63) },
  );
  return fc.record({
    chance: fc.nat(7),
    lost: fc.oneof(
      { weight: 30, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.constantFrom('answer' as const, 'answerAndSession' as const) },
    ),
    steps: fc.array(step, { minLength: 1, maxLength: 6 }),
    answers: fc.array(answer, { minLength: 1, maxLength: 6 }),
  });
}

/** A call with scripted outcomes. */
export interface WalkedCall {
  /** Scripts the next outcomes. Returns them. */
  script(answers: readonly WalkAnswer[]): readonly CallOutcome<unknown>[];
  /** The next call succeeds, but its answer is lost; with `endsSession` the one after it is refused. */
  lose(endsSession: boolean): void;
  timesAsked(): number;
}

/**
 * Adds a call to the walks.
 *
 * @param replies Replies that may replace the usual answer, without any effect.
 */
export function walkedCall<Request, Value>(
  call: MemoryCall<Request, Value>,
  replies: readonly Value[] = [],
): WalkedCall {
  function outcomeOf(answer: WalkAnswer): CallOutcome<Value> {
    if (typeof answer !== 'number') return answer;
    const value = replies[answer % replies.length];
    if (value !== undefined) return { kind: 'answered', value };
    return OUTCOMES[answer % OUTCOMES.length] ?? { kind: 'answered' };
  }

  return {
    script(answers) {
      const outcomes = answers.map(outcomeOf);
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
