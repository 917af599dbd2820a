import { createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import type { RawAnswer } from './client/exchange.ts';
import type { SignedRequest } from './client/signed-request.ts';
import { createTrackingGateway } from './tracking-sink.ts';

const EVENT = { id: 'e1', name: 'page', at: 7, sessionId: 's1', properties: { page: '/mine' } };

/** A sink that answers with a status; 0: not at all. */
async function sendTo(status: number, isLeaving = false) {
  const requests: SignedRequest[] = [];
  const answer: Promise<RawAnswer> =
    status === 0
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ status, body: '', date: null });
  const gateway = createTrackingGateway((request) => {
    requests.push(request);
    return { answer, cancel: () => {} };
  }, createVirtualClock(0));
  return { result: await gateway.send([EVENT], { isLeaving }), requests };
}

test('posts the events to the sink, without token and sign', async () => {
  const { result, requests } = await sendTo(204);
  expect(result).toEqual({ ok: true, value: undefined });
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/sa',
      query: { project: 'production' },
      headers: {},
      body: { events: [EVENT] },
      keepalive: false,
    },
  ]);
});

test('lets the request outlive a page that is left', async () => {
  const { requests } = await sendTo(200, true);
  expect(requests[0]?.keepalive).toBe(true);
});

test.each([
  [0, { kind: 'unreachable' }],
  [503, { kind: 'unreachable' }],
  [400, { kind: 'rejected', code: 400 }],
])('the status %i is the failure %j', async (status, failure) => {
  expect((await sendTo(status)).result).toEqual({ ok: false, failure });
});
