import { expect, test } from 'vitest';
import type { CallRecord } from '../host/host.types.ts';
import { codeOf, createLogStore, nameOf, timeOf } from './log-store.ts';

const CALL: CallRecord = {
  id: 1,
  at: 10,
  method: 'toLogin',
  input: {},
  answer: null,
  duration: null,
};

const REQUEST = {
  id: 1,
  at: 20,
  sender: 'first',
  duration: 5,
  endpoint: 'claim',
  method: 'POST',
  path: '/portal/app/coupon/claim',
  input: {},
  headers: {},
  answer: {},
  code: 30006,
  outcome: 'answered',
} as const;

function logOf(calls: readonly CallRecord[]) {
  const log = createLogStore();
  for (const call of calls) log.trigger.callMade({ phone: 'first', call });
  return log;
}

function entriesOf(log: ReturnType<typeof createLogStore>) {
  return log.getSnapshot().context.entries;
}

test('an answer comes to its call, at the place of the call', () => {
  const answered = { ...CALL, answer: { code: 0, data: null, msg: '' }, duration: 7 };
  const log = logOf([CALL, { ...CALL, id: 2, method: 'userInfo' }, answered]);
  expect(entriesOf(log).map(nameOf)).toEqual(['toLogin', 'userInfo']);
  expect(entriesOf(log).map(codeOf)).toEqual([0, null]);
});

test('a request tells its endpoint, or its path where the contract has none', () => {
  const log = createLogStore();
  log.trigger.requestMade({ request: REQUEST });
  log.trigger.requestMade({ request: { ...REQUEST, endpoint: null, path: '/portal/app/x' } });
  expect(entriesOf(log).map(nameOf)).toEqual(['claim', '/portal/app/x']);
  expect(entriesOf(log).map(codeOf)).toEqual([30006, 30006]);
  expect(entriesOf(log).map(timeOf)).toEqual([20, 20]);
});

test('the oldest of many entries go first', () => {
  const log = logOf(Array.from({ length: 600 }, (_, id) => ({ ...CALL, id, at: id })));
  expect(entriesOf(log)).toHaveLength(500);
  expect(entriesOf(log).map(timeOf).at(0)).toBe(100);
});

test('a cleared log is empty', () => {
  const log = logOf([CALL]);
  log.trigger.cleared();
  expect(entriesOf(log)).toEqual([]);
});
