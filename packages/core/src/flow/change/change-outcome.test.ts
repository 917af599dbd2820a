import { expect, test } from 'vitest';
import { failureOfCode } from '../gateway/failure-of-code.ts';
import { problemOf } from '../problem/problem.ts';
import { type ChangeOutcome, pendingAfter, settleChange } from './change-outcome.ts';

test.each<[ChangeOutcome<string>]>([
  [{ kind: 'unknown', failure: { kind: 'unreachable' } }],
  [{ kind: 'loginRequired', maybeApplied: true }],
  [{ kind: 'sessionExpired', maybeApplied: true }],
])('keeps the pending key after %j', (outcome) => {
  expect(pendingAfter(outcome, 'key-1')).toBe('key-1');
});

test.each<[ChangeOutcome<string>]>([
  [{ kind: 'done', value: 'done' }],
  [{ kind: 'refused', failure: failureOfCode(30005) }],
  [{ kind: 'loginRequired', maybeApplied: false }],
  [{ kind: 'sessionExpired', maybeApplied: false }],
])('drops the pending key after %j', (outcome) => {
  expect(pendingAfter(outcome, 'key-1')).toBeNull();
});

test('shows the problem of an unknown outcome, and keeps the key', () => {
  const failure = { kind: 'unreachable' } as const;
  expect(settleChange({ pendingKey: 'key-1' }, { kind: 'unknown', failure })).toEqual({
    pendingKey: 'key-1',
    problem: problemOf(failure),
  });
});

test('shows the problem of a refusal, and drops the key', () => {
  const failure = failureOfCode(30005);
  expect(settleChange({ pendingKey: 'key-1' }, { kind: 'refused', failure })).toEqual({
    pendingKey: null,
    problem: problemOf(failure),
  });
});

test('says nothing of a problem without a failure', () => {
  expect(settleChange({ pendingKey: 'key-1' }, { kind: 'done', value: 'done' })).toEqual({
    pendingKey: null,
  });
});
