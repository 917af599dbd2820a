import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Random } from '../../platform/random.ts';
import { fail, succeed } from '../../platform/result.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { failureOfCode } from '../gateway/failure-of-code.ts';
import type { GatewayFailure, GatewayResult } from '../gateway/gateway.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import type { ChangeOutcome } from './change-outcome.ts';
import { CHANGE_RETRIES, retryChange } from './retry-change.ts';

const UNREACHABLE: GatewayFailure = { kind: 'unreachable' };
const BUSY = failureOfCode(RESPONSE_CODE.serverBusy);
const LOST = fail(UNREACHABLE);
const DONE = succeed('done');

/** The codes that refuse a request before looking at the change. */
const UNSEEN = [10011, 10012, 10013, 10014, 10016, 99999];

/** The codes that require a login. */
const LOGINS = [
  [10001, 'sessionEnded'],
  [30011, 'loginRequired'],
] as const;

/** Always returns the same number. */
function constantRandom(value: number): Random {
  return { next: () => value, uuid: () => '' };
}

/** A signal ended by hand: the core has no AbortController. */
function createEnding() {
  const listeners = new Map<() => void, string>();
  let aborted = false;
  const signal = {
    get aborted() {
      return aborted;
    },
    addEventListener(type: string, listener: () => void) {
      listeners.set(listener, type);
    },
    removeEventListener(type: string, listener: () => void) {
      if (listeners.get(listener) === type) listeners.delete(listener);
    },
  };
  return {
    signal,
    listeners,
    end() {
      aborted = true;
      for (const [listener, type] of [...listeners]) if (type === 'abort') listener();
    },
  };
}

/** Sends a change to a backend that gives these answers in order, and repeats the last. */
function startChange(
  answers: readonly GatewayResult<string>[],
  { random = createSeededRandom(7), isMaybeApplied = false } = {},
) {
  const clock = createVirtualClock(0);
  const ending = createEnding();
  const sentAt: number[] = [];
  const outcomes: ChangeOutcome<string>[] = [];
  const send = async () => {
    sentAt.push(clock.now());
    return answers[Math.min(sentAt.length, answers.length) - 1] ?? LOST;
  };
  const ended = retryChange(
    send,
    { clock, random },
    { signal: ending.signal, isMaybeApplied },
  ).then((outcome) => {
    outcomes.push(outcome);
  });
  return { clock, ending, sentAt, outcomes, ended };
}

describe('a change', () => {
  test.each(UNSEEN)('stays unknown if %i follows a lost answer', async (code) => {
    const failure = failureOfCode(code);
    const { clock, outcomes } = startChange([LOST, fail(failure)]);
    await clock.advance(10_000);
    expect(outcomes).toEqual([{ kind: 'unknown', failure }]);
  });

  test.each(UNSEEN)(
    'stays unknown after %i if an earlier try may have applied it',
    async (code) => {
      const failure = failureOfCode(code);
      const { outcomes, ended } = startChange([fail(failure)], { isMaybeApplied: true });
      await ended;
      expect(outcomes).toEqual([{ kind: 'unknown', failure }]);
    },
  );

  test.each(LOGINS)('may be applied if %i follows a lost answer', async (code, kind) => {
    const { clock, outcomes } = startChange([LOST, fail(failureOfCode(code))]);
    await clock.advance(10_000);
    expect(outcomes).toEqual([{ kind, isMaybeApplied: true }]);
  });

  test.each(LOGINS)(
    'may be applied after %i if an earlier try may have applied it',
    async (code, kind) => {
      const { outcomes, ended } = startChange([fail(failureOfCode(code))], {
        isMaybeApplied: true,
      });
      await ended;
      expect(outcomes).toEqual([{ kind, isMaybeApplied: true }]);
    },
  );

  test.each(LOGINS)('is not applied after %i to its only try', async (code, kind) => {
    const { outcomes, ended } = startChange([fail(failureOfCode(code))]);
    await ended;
    expect(outcomes).toEqual([{ kind, isMaybeApplied: false }]);
  });

  test.each([30042, 10015])(
    'is refused by %i even if an earlier try may have applied it',
    async (code) => {
      const failure = failureOfCode(code);
      const { outcomes, ended } = startChange([fail(failure)], { isMaybeApplied: true });
      await ended;
      expect(outcomes).toEqual([{ kind: 'refused', failure }]);
    },
  );

  test('is refused by a decision after a lost answer', async () => {
    const failure = failureOfCode(30042);
    const { clock, outcomes } = startChange([LOST, fail(failure)]);
    await clock.advance(10_000);
    expect(outcomes).toEqual([{ kind: 'refused', failure }]);
  });

  test('stays unknown if the backend was busy with it', async () => {
    const failure = failureOfCode(10012);
    const { clock, outcomes } = startChange([fail(BUSY), fail(failure)]);
    await clock.advance(10_000);
    expect(outcomes).toEqual([{ kind: 'unknown', failure }]);
  });

  test.each(UNSEEN)('is refused by %i to its only try', async (code) => {
    const failure = failureOfCode(code);
    const { outcomes, ended } = startChange([fail(failure)]);
    await ended;
    expect(outcomes).toEqual([{ kind: 'refused', failure }]);
  });

  test('is sent once if answered', async () => {
    const { clock, sentAt, outcomes } = startChange([DONE]);
    await clock.advance(60_000);
    expect(sentAt).toEqual([0]);
    expect(outcomes).toEqual([{ kind: 'done', value: 'done' }]);
  });

  test.each([
    ['lost', LOST],
    ['busy', fail(BUSY)],
  ])('is retried until answered after %s', async (_, answer) => {
    const { clock, sentAt, outcomes } = startChange([answer, answer, DONE]);
    await clock.advance(60_000);
    expect(sentAt).toHaveLength(3);
    expect(outcomes).toEqual([{ kind: 'done', value: 'done' }]);
  });

  test.each<[ChangeOutcome<string>['kind'], GatewayFailure]>([
    ['refused', failureOfCode(30005)],
    ['unknown', { kind: 'malformed' }],
  ])('is not retried if %s by its first answer', async (kind, failure) => {
    const { clock, sentAt, outcomes } = startChange([fail(failure), DONE]);
    await clock.advance(60_000);
    expect(sentAt).toHaveLength(1);
    expect(outcomes).toEqual([{ kind, failure }]);
  });

  test('is given up after the fourth try, with its last answer', async () => {
    const late = succeed('too late');
    const { clock, sentAt, outcomes } = startChange([LOST, LOST, LOST, fail(BUSY), late]);
    await clock.advance(60_000);
    expect(CHANGE_RETRIES.tries).toBe(4);
    expect(sentAt).toHaveLength(4);
    expect(outcomes).toEqual([{ kind: 'unknown', failure: BUSY }]);
  });
});

describe('the pause before a retry', () => {
  test('doubles', async () => {
    const { clock, sentAt } = startChange([LOST], { random: constantRandom(0.5) });
    await clock.advance(60_000);
    expect(sentAt).toEqual([0, 500, 1500, 3500]);
  });

  test('is jittered, up to one, two and four seconds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const { clock, sentAt } = startChange([LOST], { random: createSeededRandom(seed) });
        await clock.advance(60_000);
        const pauses = sentAt.slice(1).map((moment, index) => moment - (sentAt[index] ?? 0));
        expect(pauses).toHaveLength(3);
        for (const [index, pause] of pauses.entries()) {
          expect(pause).toBeGreaterThanOrEqual(0);
          expect(pause).toBeLessThan(1000 * 2 ** index);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('a user who leaves', () => {
  test('during a pause stops the retries at once', async () => {
    const { clock, ending, sentAt, outcomes, ended } = startChange([LOST], {
      random: constantRandom(0.9),
    });
    await clock.advance(100);
    ending.end();
    await ended;
    expect(clock.now()).toBe(100);
    expect(clock.deadlines()).toBe(0);
    expect(outcomes).toEqual([{ kind: 'unknown', failure: UNREACHABLE }]);
    await clock.advance(60_000);
    expect(sentAt).toEqual([0]);
    expect(ending.listeners.size).toBe(0);
  });

  test('during a try gets its answer, and no retry', async () => {
    const { clock, ending, sentAt, outcomes } = startChange([LOST]);
    ending.end();
    await settle();
    expect(clock.deadlines()).toBe(0);
    expect(outcomes).toEqual([{ kind: 'unknown', failure: UNREACHABLE }]);
    await clock.advance(60_000);
    expect(sentAt).toEqual([0]);
    expect(outcomes).toHaveLength(1);
  });

  test('leaves no listener behind after a success', async () => {
    const { clock, ending } = startChange([LOST, DONE]);
    await clock.advance(60_000);
    expect(ending.listeners.size).toBe(0);
  });
});
