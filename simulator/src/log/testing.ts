import type { LogEntry } from './log-store.ts';

type Call = Extract<LogEntry, { kind: 'call' }>;
type Request = Extract<LogEntry, { kind: 'request' }>;

/** An answered call; fields can be overridden. */
export function callEntry(call: Partial<Call['call']> = {}, phone: Call['phone'] = 'first'): Call {
  const usual = { id: 1, at: 10, method: 'toLogin', input: {}, duration: 7 };
  return {
    kind: 'call',
    phone,
    call: { ...usual, answer: { code: 0, data: null, msg: '' }, ...call },
  };
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
      ...request,
    },
  };
}
