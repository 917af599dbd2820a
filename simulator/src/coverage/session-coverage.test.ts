import { fail, type NativeFailure, succeed } from '@cangkir/core';
import { expect, test } from 'vitest';
import { DECLINED, INVALID_PARAMS } from '../host/answers.ts';
import { callEntry } from '../log/testing.ts';
import { cellOfRefusal, cellOfSeen, createSessionCoverage } from './session-coverage.ts';

test.each([
  [DECLINED, 'declined'],
  [INVALID_PARAMS, 'invalid'],
  [99, 'declined'],
])('counts the app’s answer %i as %s', (code, outcome) => {
  const { call } = callEntry({ answer: { code, data: null, msg: '' } });
  expect(cellOfRefusal(call, 'ios')).toEqual({ method: 'toLogin', platform: 'ios', outcome });
});

test.each([0, -3, -4, -5])('leaves an answer with %i to the page’s report', (code) => {
  const { call } = callEntry({ answer: { code, data: null, msg: '' } });
  expect(cellOfRefusal(call, 'ios')).toBeNull();
});

test.each<[NativeFailure['kind'], string]>([
  ['outside-app', 'outsideApp'],
  ['no-bridge', 'noBridge'],
  ['unsupported', 'unsupported'],
  ['timeout', 'timeout'],
  ['malformed', 'malformed'],
])('counts a failure as %s as %s', (kind, outcome) => {
  const cell = cellOfSeen('deviceInfo', fail({ kind }), 'android');
  expect(cell).toEqual({ method: 'deviceInfo', platform: 'android', outcome });
});

test('ignores the page’s report of a native refusal', () => {
  expect(cellOfSeen('toLogin', succeed(undefined), 'ios')?.outcome).toBe('success');
  expect(cellOfSeen('toLogin', fail({ kind: 'declined' }), 'ios')).toBeNull();
  expect(cellOfSeen('deviceInfo', fail({ kind: 'no-device-info' }), 'android')).toBeNull();
});

test('counts calls and requests', () => {
  const coverage = createSessionCoverage();
  const call = { method: 'back', platform: 'ios', outcome: 'success' } as const;
  const request = { endpoint: 'claim', answer: 'lost' } as const;
  coverage.trigger.called({ cell: call });
  coverage.trigger.called({ cell: null });
  coverage.trigger.requested({ cell: request });
  coverage.trigger.requested({ cell: null });
  coverage.trigger.requested({ cell: request });
  expect(coverage.getSnapshot().context).toEqual({
    calls: [{ ...call, times: 1 }],
    requests: [{ ...request, times: 2 }],
  });
});
