import { fail, type NativeFailure, succeed } from '@cangkir/core';
import { expect, test } from 'vitest';
import { DECLINED, INVALID_PARAMS } from '../host/answers.ts';
import { callEntry } from '../log/testing.ts';
import { cellOfRefusal, cellOfSeen, createSessionCoverage } from './session-coverage.ts';

test.each([
  [DECLINED, 'declined'],
  [INVALID_PARAMS, 'invalid'],
  [99, 'declined'],
])('a call that the native app answers with %i is %s', (code, outcome) => {
  const { call } = callEntry({ answer: { code, data: null, msg: '' } });
  expect(cellOfRefusal(call, 'ios')).toEqual({ method: 'toLogin', platform: 'ios', outcome });
});

test.each([0, -3, -4, -5])('what becomes of an answer with %i the page tells', (code) => {
  const { call } = callEntry({ answer: { code, data: null, msg: '' } });
  expect(cellOfRefusal(call, 'ios')).toBeNull();
});

test.each<[NativeFailure['kind'], string]>([
  ['outside-app', 'outsideApp'],
  ['no-bridge', 'noBridge'],
  ['unsupported', 'unsupported'],
  ['timeout', 'timeout'],
  ['malformed', 'malformed'],
])('a call that fails as %s is %s', (kind, outcome) => {
  const cell = cellOfSeen('deviceInfo', fail({ kind }), 'android');
  expect(cell).toEqual({ method: 'deviceInfo', platform: 'android', outcome });
});

test('what the native app refused the page does not tell', () => {
  expect(cellOfSeen('toLogin', succeed(undefined), 'ios')?.outcome).toBe('success');
  expect(cellOfSeen('toLogin', fail({ kind: 'declined' }), 'ios')).toBeNull();
  expect(cellOfSeen('deviceInfo', fail({ kind: 'no-device-info' }), 'android')).toBeNull();
});

test('the session counts what its calls and its requests came to', () => {
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
