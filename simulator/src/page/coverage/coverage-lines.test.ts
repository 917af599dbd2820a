import { expect, test } from 'vitest';
import type { CallCell } from '../../coverage/call-cells.ts';
import { callCoverage } from '../../coverage/call-coverage.ts';
import { type CoverageFilter, exerciserOf, linesOf, outcomeWords } from './coverage-lines.ts';

const IOS_LOGIN: CallCell = { method: 'toLogin', platform: 'ios', outcome: 'success' };
const ANDROID_LOGIN: CallCell = { ...IOS_LOGIN, platform: 'android' };
const DECLINED: CallCell = { ...IOS_LOGIN, outcome: 'declined' };

const { rows } = callCoverage([IOS_LOGIN, IOS_LOGIN, DECLINED], {
  calls: [
    { ...IOS_LOGIN, scenarios: ['login-a', 'login-b'] },
    { ...ANDROID_LOGIN, scenarios: ['login-a'] },
  ],
});

function lines(filter: Partial<CoverageFilter>): readonly string[] {
  return linesOf(rows, { shown: 'all', search: '', ...filter })
    .filter(({ method }) => method === 'toLogin')
    .map(({ outcome }) => outcome);
}

test('each thing that can come of a call is a line, with a cell for each platform that knows it', () => {
  expect(lines({})).toEqual([
    'success',
    'outsideApp',
    'noBridge',
    'unsupported',
    'declined',
    'timeout',
  ]);
  const [success] = linesOf(rows, { shown: 'all', search: 'login-b' });
  expect(success?.cells).toEqual({
    ios: { ...IOS_LOGIN, times: 2, scenarios: ['login-a', 'login-b'] },
    android: { ...ANDROID_LOGIN, times: 0, scenarios: ['login-a'] },
    browser: null,
  });
});

test('a line is shown while one of its cells is missing', () => {
  expect(lines({ shown: 'notHere' })).toContain('success');
  expect(lines({ shown: 'notAtAll' })).not.toContain('success');
  expect(lines({ shown: 'notAtAll' })).toContain('declined');
});

test('lines are searched by call, by outcome and by scenario', () => {
  expect(lines({ search: ' TOLOGIN ' })).toHaveLength(6);
  expect(lines({ search: '-3 outside' })).toEqual(['outsideApp']);
  expect(lines({ search: 'login-b' })).toEqual(['success']);
  expect(lines({ search: 'nowhere' })).toEqual([]);
});

test.each([
  [2, ['a'], 'both'],
  [1, [], 'session'],
  [0, ['a'], 'scenarios'],
  [0, [], 'nobody'],
] as const)('%i times here and in %j is exercised by %s', (times, scenarios, expected) => {
  expect(exerciserOf({ ...IOS_LOGIN, times, scenarios })).toBe(expected);
});

test('an outcome is called by its code, where it has one', () => {
  expect(outcomeWords('outsideApp')).toBe('-3 outside app');
  expect(outcomeWords('success')).toBe('0 success');
  expect(outcomeWords('timeout')).toBe('timeout');
});
