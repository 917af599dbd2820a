import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Random } from '../../platform/random.ts';
import { fail, succeed } from '../../platform/result.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { failureOfCode } from '../gateway/failure-of-code.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import { MAX_ASKS, retryChange } from './ask-again.ts';
import type { GatewayFailure, GatewayResult } from './gateway.ts';

const LOST = fail<GatewayFailure>({ kind: 'unreachable' });
const BUSY = fail(failureOfCode(RESPONSE_CODE.serverBusy));

/** Chance that always says the same. */
function constantRandom(value: number): Random {
  return { next: () => value, uuid: () => '' };
}

/** A signal that can be ended by hand: the core knows no AbortController. */
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

/** Asks a backend that answers one after the other, the last for ever, on a clock of its own. */
function startAsking(
  answers: readonly GatewayResult<string>[],
  { random = createSeededRandom(7), maybeApplied = false } = {},
) {
  const clock = createVirtualClock(0);
  const ending = createEnding();
  const askedAt: number[] = [];
  const told: GatewayResult<string>[] = [];
  const ask = async () => {
    askedAt.push(clock.now());
    return answers[Math.min(askedAt.length, answers.length) - 1] ?? LOST;
  };
  const asking = retryChange(ask, { clock, random }, { signal: ending.signal, maybeApplied }).then(
    (answer) => {
      told.push(answer);
    },
  );
  return { clock, ending, askedAt, told, asking };
}

describe('a change', () => {
  test.each([10001, 10011, 10012, 10013, 10014, 30011, 99999])(
    'stays open where an answer was lost, and %i says nothing of it',
    async (code) => {
      const refused = fail(failureOfCode(code));
      const { clock, told, asking } = startAsking([LOST, refused]);
      await clock.advance(10_000);
      await asking;
      expect(told).toEqual([fail({ kind: 'refused', code, leavesOpen: true })]);
    },
  );

  test.each([10001, 10011, 10012, 10013, 10014, 30011, 99999])(
    'that an earlier try may have made stays open where %i says nothing of it',
    async (code) => {
      const refused = fail(failureOfCode(code));
      const { told, asking } = startAsking([refused], { maybeApplied: true });
      await asking;
      expect(told).toEqual([fail({ kind: 'refused', code, leavesOpen: true })]);
    },
  );

  test('that an earlier try may have made is settled by a refusal of its own', async () => {
    const refused = fail(failureOfCode(30042));
    const { told, asking } = startAsking([refused], { maybeApplied: true });
    await asking;
    expect(told).toEqual([refused]);
  });

  test('is settled by a refusal of its own, lost answers before or not', async () => {
    const refused = fail(failureOfCode(30042));
    const { clock, told, asking } = startAsking([LOST, refused]);
    await clock.advance(10_000);
    await asking;
    expect(told).toEqual([refused]);
  });

  test('stays open as well where the backend was busy with it', async () => {
    const refused = fail(failureOfCode(10012));
    const { clock, told, asking } = startAsking([BUSY, refused]);
    await clock.advance(10_000);
    await asking;
    expect(told).toEqual([fail(failureOfCode(10012, leavesOpen: true))]);
  });

  test('that was asked for once is refused as its request is', async () => {
    const refused = fail(failureOfCode(10012));
    const { told, asking } = startAsking([refused]);
    await asking;
    expect(told).toEqual([refused]);
  });

  test('that is answered is asked for once', async () => {
    const { clock, askedAt, told } = startAsking([succeed('done')]);
    await clock.advance(60_000);
    expect(askedAt).toEqual([0]);
    expect(told).toEqual([succeed('done')]);
  });

  test.each([
    ['lost', LOST],
    ['busy', BUSY],
  ])('whose answer was %s is asked for again, until there is one', async (_, answer) => {
    const { clock, askedAt, told } = startAsking([answer, answer, succeed('done')]);
    await clock.advance(60_000);
    expect(askedAt).toHaveLength(3);
    expect(told).toEqual([succeed('done')]);
  });

  test.each([
    ['refused', fail(failureOfCode(30005))],
    ['malformed', fail<GatewayFailure>({ kind: 'malformed' })],
  ])('whose answer is %s is not asked for again', async (_, answer) => {
    const { clock, askedAt, told } = startAsking([answer, succeed('done')]);
    await clock.advance(60_000);
    expect(askedAt).toHaveLength(1);
    expect(told).toEqual([answer]);
  });

  test('is given up after the fourth ask, with its last answer', async () => {
    const { clock, askedAt, told } = startAsking([LOST, LOST, LOST, BUSY, succeed('too late')]);
    await clock.advance(60_000);
    expect(MAX_ASKS).toBe(4);
    expect(askedAt).toHaveLength(4);
    expect(told).toEqual([BUSY]);
  });
});

describe('the pause before the next ask', () => {
  test('doubles', async () => {
    const { clock, askedAt } = startAsking([LOST], { random: constantRandom(0.5) });
    await clock.advance(60_000);
    expect(askedAt).toEqual([0, 500, 1500, 3500]);
  });

  test('is jittered, and never longer than one, two and four seconds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const { clock, askedAt } = startAsking([LOST], { random: createSeededRandom(seed) });
        await clock.advance(60_000);
        const pauses = askedAt.slice(1).map((moment, index) => moment - (askedAt[index] ?? 0));
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

describe('who leaves', () => {
  test('in a pause is not asked for any more, and waits for nothing', async () => {
    const { clock, ending, askedAt, told, asking } = startAsking([LOST], {
      random: constantRandom(0.9),
    });
    await clock.advance(100);
    ending.end();
    await asking;
    expect(clock.now()).toBe(100);
    expect(clock.deadlines()).toBe(0);
    expect(told).toEqual([LOST]);
    await clock.advance(60_000);
    expect(askedAt).toEqual([0]);
    expect(ending.listeners.size).toBe(0);
  });

  test('while an ask is under way gets its answer, and no other ask', async () => {
    const { clock, ending, askedAt, told } = startAsking([LOST]);
    ending.end();
    await settle();
    expect(clock.deadlines()).toBe(0);
    expect(told).toEqual([LOST]);
    await clock.advance(60_000);
    expect(askedAt).toEqual([0]);
    expect(told).toEqual([LOST]);
  });

  test('leaves no listener behind when all went well', async () => {
    const { clock, ending } = startAsking([LOST, succeed('done')]);
    await clock.advance(60_000);
    expect(ending.listeners.size).toBe(0);
  });
});
