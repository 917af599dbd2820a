import { CALL_TIMEOUT, METHODS, type MethodName } from '@cangkir/bridge';
import { fail, keysOf, succeed } from '@cangkir/core';
import { expect, test } from 'vitest';
import type { CallRecord } from '../host/host.types.ts';
import {
  type CallCell,
  callCells,
  cellOfRecord,
  cellOfTimeout,
  outcomeOfResult,
} from './call-cells.ts';

function outcomesOf(method: CallCell['method'], platform: CallCell['platform']) {
  return callCells()
    .filter((cell) => cell.method === method && cell.platform === platform)
    .map(({ outcome }) => outcome);
}

test('lists every cell of each call on each platform once', () => {
  const cells = callCells().map((cell) => Object.values(cell).join(' '));
  expect(new Set(cells).size).toBe(cells.length);
  for (const method of Object.keys(METHODS)) {
    for (const platform of ['ios', 'android', 'browser']) {
      expect(cells.some((cell) => cell.startsWith(`${method} ${platform} `))).toBe(true);
    }
  }
});

test('has no calls in a browser, and none of a disabled call', () => {
  expect(outcomesOf('toLogin', 'browser')).toEqual(['outsideApp']);
  expect(outcomesOf('pullRefresh', 'browser')).toEqual(['unsupported']);
  expect(outcomesOf('pullRefresh', 'ios')).toEqual(['unsupported']);
});

const ANYWAY = ['success', 'noBridge', 'unsupported'];

test.each([
  ['getSafeTop', 'ios', [...ANYWAY, 'timeout', 'malformed']],
  ['setTitle', 'android', [...ANYWAY, 'invalid', 'timeout']],
  ['toLogin', 'ios', [...ANYWAY, 'declined', 'timeout']],
  ['sharePanel', 'ios', [...ANYWAY, 'declined', 'invalid', 'timeout']],
  ['scanCode', 'android', [...ANYWAY, 'declined', 'timeout', 'malformed']],
  ['deviceInfo', 'ios', [...ANYWAY, 'timeout', 'malformed']],
  ['deviceInfo', 'android', [...ANYWAY, 'declined', 'timeout', 'malformed']],
] as const)('lists for %s on %s what its contract allows', (method, platform, all) => {
  expect(outcomesOf(method, platform)).toEqual(all);
});

test.each([
  [succeed(null), 'success'],
  [fail({ kind: 'outside-app', code: -3 } as const), 'outsideApp'],
  [fail({ kind: 'no-bridge', code: -4 } as const), 'noBridge'],
  [fail({ kind: 'unsupported', code: -5 } as const), 'unsupported'],
  [fail({ kind: 'declined', code: 1 } as const), 'declined'],
  [fail({ kind: 'declined', code: 2 } as const), 'invalid'],
  [fail({ kind: 'declined', code: 77 } as const), 'declined'],
  [fail({ kind: 'timeout', afterMs: 10_000 } as const), 'timeout'],
  [fail({ kind: 'malformed', part: 'answer' } as const), 'malformed'],
])('maps %j to %s', (result, outcome) => {
  expect(outcomeOfResult(result)).toBe(outcome);
});

const RECORD: CallRecord = {
  id: 1,
  at: 0,
  method: 'toLogin',
  isMalformed: false,
  answerNumber: 1,
  input: {},
  answer: { code: 0, data: null, msg: '' },
  duration: 1,
};

test.each([
  [0, 'success'],
  [-3, 'outsideApp'],
  [-4, 'noBridge'],
  [-5, 'unsupported'],
  [1, 'declined'],
  [2, 'invalid'],
  [99, 'declined'],
])('maps code %i to %s', (code, outcome) => {
  const answer = { code, data: null, msg: '' };
  expect(cellOfRecord({ ...RECORD, answer }, 'android')).toEqual({
    method: 'toLogin',
    platform: 'android',
    outcome,
  });
});

test('ignores pending answers and unknown calls', () => {
  expect(cellOfRecord({ ...RECORD, answer: null }, 'ios')).toBeNull();
  expect(cellOfRecord({ ...RECORD, method: '(malformed)' }, 'ios')).toBeNull();
});

test('counts an answer with invalid data as malformed', () => {
  expect(cellOfRecord({ ...RECORD, isMalformed: true }, 'ios')?.outcome).toBe('malformed');
});

test('counts a call once, though it is answered twice', () => {
  expect(cellOfRecord({ ...RECORD, answerNumber: 2 }, 'ios')).toBeNull();
});

test('leaves an answer after the time limit to the page’s report of the timeout', () => {
  const { plain, showsUi } = CALL_TIMEOUT;
  const outcomeAfter = (method: MethodName, duration: number) =>
    cellOfRecord({ ...RECORD, method, duration }, 'ios')?.outcome;
  expect(outcomeAfter('userInfo', plain - 1)).toBe('success');
  expect(outcomeAfter('userInfo', plain)).toBeUndefined();
  expect(outcomeAfter('toLogin', plain)).toBe('success');
  expect(outcomeAfter('toLogin', showsUi)).toBeUndefined();
  expect(cellOfTimeout('toLogin', 'ios').outcome).toBe('timeout');
});

test.each(keysOf(METHODS))('counts %s', (method) => {
  expect(cellOfRecord({ ...RECORD, method }, 'ios')).toMatchObject({ method, outcome: 'success' });
});
