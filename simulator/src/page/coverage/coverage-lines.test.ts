import { expect, test } from 'vitest';
import { type CallCell, callCells } from '../../coverage/call-cells.ts';
import { coverageOf } from '../../coverage/coverage-of.ts';
import { type RequestCell, requestCells } from '../../coverage/request-cells.ts';
import {
  type CoverageFilter,
  exerciserOf,
  filterLines,
  linesOfCalls,
  linesOfRequests,
} from './coverage-lines.ts';

const IOS_LOGIN: CallCell = { method: 'toLogin', platform: 'ios', outcome: 'success' };
const ANDROID_LOGIN: CallCell = { ...IOS_LOGIN, platform: 'android' };
const DECLINED: CallCell = { ...IOS_LOGIN, outcome: 'declined' };

const CALLS = linesOfCalls(
  coverageOf(
    callCells(),
    [
      { ...IOS_LOGIN, times: 2 },
      { ...DECLINED, times: 1 },
    ],
    [
      { ...IOS_LOGIN, scenarios: ['login-a', 'login-b'] },
      { ...ANDROID_LOGIN, scenarios: ['login-a'] },
    ],
  ).cells,
);

function outcomesOfLogin(filter: Partial<CoverageFilter>): readonly string[] {
  return filterLines(CALLS, { shown: 'all', search: '', ...filter })
    .filter(({ asked }) => asked === 'toLogin')
    .map(({ outcome }) => outcome);
}

test('each thing that can come of a call is a line, with a cell for each platform that knows it', () => {
  expect(outcomesOfLogin({})).toEqual([
    '0 success',
    '-3 outside app',
    '-4 no bridge',
    '-5 unsupported',
    '1 declined',
    'timeout',
  ]);
  const [success] = filterLines(CALLS, { shown: 'all', search: 'login-b' });
  expect(success?.cells).toEqual([
    { ...IOS_LOGIN, times: 2, scenarios: ['login-a', 'login-b'] },
    { ...ANDROID_LOGIN, times: 0, scenarios: ['login-a'] },
    null,
  ]);
});

test('each answer of an endpoint is a line of its own, called by its code', () => {
  const all: RequestCell = { endpoint: 'claim', answer: '30006' };
  const unknown: RequestCell = { endpoint: 'claim', answer: '99999' };
  const session = [
    { ...all, times: 1 },
    { ...unknown, times: 1 },
  ];
  const { cells } = coverageOf(requestCells(session), session, []);
  const lines = linesOfRequests(cells).filter(({ asked }) => asked === 'claim');
  expect(lines.map(({ outcome }) => outcome)).toEqual([
    '0 success',
    '10000 server busy',
    '30003 promo over',
    '30004 not started',
    '30005 ended',
    '30006 all claimed',
    '30007 already claimed',
    '30011 login required',
    '30012 new users only',
    '30014 not yet time',
    '99999',
    '110004 ended',
    '120002 not started',
    '120003 ended',
    'garbage',
    'offline',
    'lost',
    'silent',
  ]);
  expect(lines[5]?.cells).toEqual([{ ...all, times: 1, scenarios: [] }]);
});

test('a line is shown while one of its cells is missing', () => {
  expect(outcomesOfLogin({ shown: 'notHere' })).toContain('0 success');
  expect(outcomesOfLogin({ shown: 'notAtAll' })).not.toContain('0 success');
  expect(outcomesOfLogin({ shown: 'notAtAll' })).toContain('1 declined');
});

test('lines are searched by what is asked for, by outcome and by scenario', () => {
  expect(outcomesOfLogin({ search: ' TOLOGIN ' })).toHaveLength(6);
  expect(outcomesOfLogin({ search: '-3 outside' })).toEqual(['-3 outside app']);
  expect(outcomesOfLogin({ search: 'login-b' })).toEqual(['0 success']);
  expect(outcomesOfLogin({ search: 'nowhere' })).toEqual([]);
});

test.each([
  [2, ['a'], 'both'],
  [1, [], 'session'],
  [0, ['a'], 'scenarios'],
  [0, [], 'nobody'],
] as const)('%i times here and in %j is exercised by %s', (times, scenarios, expected) => {
  expect(exerciserOf({ times, scenarios })).toBe(expected);
});
