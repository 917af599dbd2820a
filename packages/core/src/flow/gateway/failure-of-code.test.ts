import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail } from '../../platform/result.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { retryChange } from '../change/retry-change.ts';
import { problemOfCode } from '../problem/problem.ts';
import { CODE_TABLE, type CodeRow, rowOfCode } from '../response-code/code-table.ts';
import { failureOfCode } from './failure-of-code.ts';
import type { RefusalKind } from './gateway.ts';

/** The codes are spelled out: the test checks the specification and docs/assumptions.md. */
const KINDS: readonly (readonly [RefusalKind, readonly number[]])[] = [
  ['busy', [10000]],
  ['limited', [10016]],
  ['sessionEnded', [10001]],
  ['loginRequired', [30011]],
  ['rejected', [10011, 10012, 10013, 10014]],
  ['notFound', [10015]],
  [
    'refused',
    [
      10002, 20001, 20002, 20003, 20004, 20005, 20101, 20102, 20103, 30003, 30004, 30005, 30006,
      30007, 30012, 30014, 30040, 30041, 30042, 100007, 100018, 110004, 120002, 120003, 120101,
      120103, 120104, 130001, 130002, 130003, 130004, 130005, 130006, 140001, 140002, 140003,
      140004,
    ],
  ],
];

const KNOWN = KINDS.flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const));

/** A code that the product does not know. */
const UNKNOWN_CODE = 99999;

const RUNNING: AbortSignal = {
  aborted: false,
  addEventListener: () => {},
  removeEventListener: () => {},
};

/** The outcome of a change after a lost answer, if the retry gets this code. */
function outcomeAfterLoss(code: number) {
  return retryChange(
    async () => fail(failureOfCode(code)),
    { clock: createVirtualClock(0), random: createSeededRandom(1) },
    { signal: RUNNING, isMaybeApplied: true },
  );
}

describe('the kind of a code', () => {
  test.each(KNOWN)('%i is %s', (code, kind) => {
    expect(failureOfCode(code)).toEqual({ kind, code });
  });

  test('is unrecognized for any other code, and for an incomplete success', () => {
    const known = new Set<number>(CODE_TABLE.map(({ code }) => code));
    expect(failureOfCode(0).kind).toBe('unrecognized');
    fc.assert(
      fc.property(
        fc.integer().filter((code) => !known.has(code)),
        (code) => {
          expect(failureOfCode(code)).toEqual({ kind: 'unrecognized', code });
        },
      ),
    );
  });
});

describe('retrying a lost change', () => {
  /** The message after such a code, and the outcome, while its row has other cells. */
  async function withCells(code: number, cells: Partial<CodeRow>) {
    const row = rowOfCode(code);
    if (row === undefined) throw new Error(`There is no row of ${code}`);
    const before = { ...row };
    try {
      Object.assign(row, cells);
      return [problemOfCode(code).message, await outcomeAfterLoss(code)];
    } finally {
      Object.assign(row, before);
    }
  }

  test('does not depend on the message of a refusal', async () => {
    expect(await withCells(30042, { message: 'unexpected' })).toEqual([
      'unexpected',
      { kind: 'refused', failure: { kind: 'refused', code: 30042 } },
    ]);
  });

  test('does not depend on a message for an unknown code', async () => {
    const outcome = { kind: 'unknown', failure: { kind: 'unrecognized', code: UNKNOWN_CODE } };
    expect(await outcomeAfterLoss(UNKNOWN_CODE)).toEqual(outcome);
    expect(await withCells(30042, { kind: 'unrecognized' })).toEqual([
      'pointsInsufficient',
      { kind: 'unknown', failure: { kind: 'unrecognized', code: 30042 } },
    ]);
  });
});
