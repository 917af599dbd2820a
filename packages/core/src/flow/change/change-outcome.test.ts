import { expect, test } from 'vitest';
import { failureOfCode } from '../gateway/failure-of-code.ts';
import { type ChangeOutcome, pendingAfter } from './change-outcome.ts';

test.each<[ChangeOutcome<string>]>([
  [{ kind: 'unknown', failure: { kind: 'unreachable' } }],
  [{ kind: 'loginRequired', isMaybeApplied: true }],
  [{ kind: 'sessionEnded', isMaybeApplied: true }],
])('keeps the pending key after %j', (outcome) => {
  expect(pendingAfter(outcome, 'key-1')).toBe('key-1');
});

test.each<[ChangeOutcome<string>]>([
  [{ kind: 'done', value: 'done' }],
  [{ kind: 'refused', failure: failureOfCode(30005) }],
  [{ kind: 'loginRequired', isMaybeApplied: false }],
  [{ kind: 'sessionEnded', isMaybeApplied: false }],
])('drops the pending key after %j', (outcome) => {
  expect(pendingAfter(outcome, 'key-1')).toBeNull();
});
