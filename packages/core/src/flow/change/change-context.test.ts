import { expect, test } from 'vitest';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { failureOfCode } from '../gateway/failure-of-code.ts';
import { problemOf } from '../problem/problem.ts';
import { openChange, settleChange, startChange } from './change-context.ts';

const PORTS = { clock: createVirtualClock(0), random: createSeededRandom(1) };
const DRAFT = { pendingKey: 'key-1' };

test('only a member takes over a pending change', () => {
  const idle = { pendingKey: null, isMaybeApplied: false, problem: null };
  expect(startChange(true, DRAFT)).toEqual({ ...idle, pendingKey: 'key-1' });
  expect([startChange(false, DRAFT), startChange(true, null)]).toEqual([idle, idle]);
});

test('a new change takes a new key, and clears the problem of the last', () => {
  const first = openChange({ pendingKey: null, ports: PORTS });
  expect(first).toMatchObject({ isMaybeApplied: false, problem: null });
  expect(first.pendingKey).not.toBeNull();
  expect(openChange({ pendingKey: null, ports: PORTS }).pendingKey).not.toBe(first.pendingKey);
});

test('a change whose answer was lost keeps its key, and may have been applied', () => {
  const again = openChange({ ...DRAFT, ports: PORTS });
  expect(again).toEqual({ pendingKey: 'key-1', isMaybeApplied: true, problem: null });
});

test('an unknown outcome keeps the key, a refusal drops it, and both show why', () => {
  const lost = { kind: 'unreachable' } as const;
  const refused = failureOfCode(30005);
  expect(settleChange(DRAFT, { kind: 'unknown', failure: lost })).toEqual({
    pendingKey: 'key-1',
    problem: problemOf(lost),
  });
  expect(settleChange(DRAFT, { kind: 'refused', failure: refused })).toEqual({
    pendingKey: null,
    problem: problemOf(refused),
  });
});

test('an answer drops the key, and says nothing of a problem', () => {
  expect(settleChange(DRAFT, { kind: 'done', value: 'done' })).toEqual({ pendingKey: null });
});
