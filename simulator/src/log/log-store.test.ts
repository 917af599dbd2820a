import { expect, test } from 'vitest';
import {
  codeOf,
  createLogStore,
  idOf,
  isFailed,
  type LogEntry,
  nameOf,
  phoneOf,
  timeOf,
} from './log-store.ts';
import { callEntry, eventEntry, requestEntry } from './testing.ts';

const OPEN = { answer: null, duration: null };

function logOf(entries: readonly LogEntry[]) {
  const log = createLogStore();
  for (const entry of entries) {
    if (entry.kind === 'request') log.trigger.requestMade({ request: entry.request });
    else if (entry.kind === 'event') log.trigger.eventSent(entry);
    else log.trigger.callMade({ phone: entry.phone, call: entry.call });
  }
  return log.getSnapshot().context.entries;
}

test('updates a call with its answer in place', () => {
  const entries = logOf([
    callEntry(OPEN),
    callEntry({ id: 2, method: 'userInfo', ...OPEN }),
    callEntry(),
  ]);
  expect(entries.map(nameOf)).toEqual(['toLogin', 'userInfo']);
  expect(entries.map(codeOf)).toEqual([0, null]);
});

test('shows each answer of a call that was answered twice', () => {
  const entries = logOf([callEntry(OPEN), callEntry(), callEntry({ answerNumber: 2 })]);
  expect(entries.map(codeOf)).toEqual([0, 0]);
  expect(entries.map(idOf)).toEqual(['call-first-1', 'call-first-1-2']);
});

test('shows the events of the app', () => {
  const [received, lost] = logOf([eventEntry(), eventEntry({ id: 2, isReceived: false })]);
  if (received === undefined || lost === undefined) throw new Error('There are no entries.');
  expect([nameOf(received), timeOf(received), phoneOf(received)]).toEqual([
    'tokenUpdate',
    15,
    'first',
  ]);
  expect([received, lost].map(isFailed)).toEqual([false, true]);
  expect([received, lost].map(idOf)).toEqual(['event-first-1', 'event-first-2']);
});

test('numbers each phone’s calls separately', () => {
  const entries = logOf([callEntry(OPEN), callEntry(OPEN, 'second'), callEntry({}, 'second')]);
  expect(entries.map(codeOf)).toEqual([null, 0]);
  expect(entries.map(phoneOf)).toEqual(['first', 'second']);
  expect(entries.map(idOf)).toEqual(['call-first-1', 'call-second-1']);
});

test('names a request by its endpoint, or its path if unknown', () => {
  const entries = logOf([
    requestEntry(),
    requestEntry({ id: 2, endpoint: null, path: '/portal/app/x', sender: null }),
  ]);
  expect(entries.map(nameOf)).toEqual(['claim', '/portal/app/x']);
  expect(entries.map(codeOf)).toEqual([30006, 30006]);
  expect(entries.map(timeOf)).toEqual([20, 20]);
  expect(entries.map(phoneOf)).toEqual(['first', null]);
  expect(entries.map(idOf)).toEqual(['request-1', 'request-2']);
});

test.each<[string, LogEntry, boolean]>([
  ['a call that succeeded', callEntry(), false],
  ['a call that waits', callEntry(OPEN), false],
  ['a call that was refused', callEntry({ answer: { code: -3, data: null, msg: '' } }), true],
  ['a request that succeeded', requestEntry({ code: 0 }), false],
  ['a request that was refused', requestEntry(), true],
  ['a request without an answer', requestEntry({ code: null, outcome: 'lost' }), true],
])('recognizes a failure: %s', (_, entry, expected) => {
  expect(isFailed(entry)).toBe(expected);
});

test('drops the oldest entries', () => {
  const entries = logOf(Array.from({ length: 600 }, (_, id) => callEntry({ id, at: id })));
  expect(entries).toHaveLength(500);
  expect(entries.map(timeOf).at(0)).toBe(100);
});

test('is empty after clearing, and knows that it was cleared', () => {
  const log = createLogStore();
  log.trigger.requestMade({ request: requestEntry().request });
  expect(log.getSnapshot().context.isCleared).toBe(false);
  log.trigger.cleared();
  expect(log.getSnapshot().context).toEqual({ entries: [], isCleared: true });
  log.trigger.requestMade({ request: requestEntry().request });
  expect(log.getSnapshot().context.isCleared).toBe(true);
});
