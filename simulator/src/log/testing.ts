import type { LogEntry } from './log-store.ts';

type Call = Extract<LogEntry, { kind: 'call' }>;
type Event = Extract<LogEntry, { kind: 'event' }>;
type Request = Extract<LogEntry, { kind: 'request' }>;

/** An answered call; fields can be overridden. */
export function callEntry(call: Partial<Call['call']> = {}, phone: Call['phone'] = 'first'): Call {
  const usual = {
    id: 1,
    at: 10,
    method: 'toLogin',
    input: {},
    isMalformed: false,
    answerNumber: 1,
    duration: 7,
  };
  return {
    kind: 'call',
    phone,
    call: { ...usual, answer: { code: 0, data: null, msg: '' }, ...call },
  };
}

/** An event that the page received; fields can be overridden. */
export function eventEntry(event: Partial<Event['event']> = {}): Event {
  const usual = { id: 1, at: 15, name: 'tokenUpdate', data: undefined, isReceived: true } as const;
  return { kind: 'event', phone: 'first', event: { ...usual, ...event } };
}

/** A refused request; fields can be overridden. */
export function requestEntry(request: Partial<Request['request']> = {}): Request {
  return {
    kind: 'request',
    request: {
      id: 1,
      at: 20,
      sender: 'first',
      duration: 5,
      endpoint: 'claim',
      method: 'POST',
      path: '/portal/app/coupon/claim',
      input: {},
      headers: {},
      signature: {
        verdict: 'missing',
        parts: [],
        time: null,
        age: null,
        received: null,
        expected: null,
      },
      answer: {},
      code: 30006,
      outcome: 'answered',
      exception: null,
      ...request,
    },
  };
}
