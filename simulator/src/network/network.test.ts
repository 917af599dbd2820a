import { expect, test } from 'vitest';
import { startBackend } from '../backend/testing.ts';
import { SLOW_LATENCY_MS } from '../settings/settings.ts';
import { createNetwork, type NetworkState } from './network.ts';

/** A network with settable states for its senders. */
function openNetwork(states: Partial<Record<string, NetworkState>> = {}) {
  const { backend, clock, request } = startBackend();
  const network = createNetwork(backend, (sender) => states[sender ?? 'nobody'] ?? 'usual');
  const send = (sender?: string, id?: string) =>
    network.deliver({
      ...request('config', {}),
      ...(sender !== undefined && { sender }),
      ...(id !== undefined && { id }),
    });
  return { backend, clock, network, send, states };
}

test('sends a request by its sender’s current network setting', async () => {
  const { send, states } = openNetwork({ first: 'offline' });
  expect(await send('first')).toEqual({ kind: 'offline' });
  expect((await send('second')).kind).toBe('answered');
  states['first'] = 'usual';
  states['second'] = 'offline';
  expect((await send('first')).kind).toBe('answered');
  expect(await send('second')).toEqual({ kind: 'offline' });
});

test('sends a request of an unknown sender by its own setting', async () => {
  const { send, states } = openNetwork({ first: 'offline' });
  expect((await send()).kind).toBe('answered');
  states['nobody'] = 'offline';
  expect(await send()).toEqual({ kind: 'offline' });
});

test('says what requests came to, but for successes, each once', async () => {
  const { network, send, states } = openNetwork();
  const config = 'GET /portal/app/config';
  const replies = [
    { code: 10000 },
    { code: 10000 },
    { body: '<html>' },
    { network: 'lost' },
  ] as const;
  for (const reply of replies) {
    network.override({ match: config, reply, times: 1 }, '', 'first');
    await send('first');
  }
  await send('first');
  states['second'] = 'offline';
  await send('second');
  expect(network.refusals('first')).toEqual([
    `${config} 10000`,
    `${config} garbage`,
    `${config} lost`,
  ]);
  expect(network.refusals('second')).toEqual([`${config} offline`]);
});

test('delays and holds the answer on a slow network', async () => {
  const { clock, network, send } = openNetwork({ first: 'slow' });
  const delivered: string[] = [];
  void send('first', '1').then(({ kind }) => delivered.push(kind));
  await clock.advance(SLOW_LATENCY_MS - 1);
  expect(delivered).toEqual([]);
  expect(network.holds('first', '1')).toBe(true);
  expect(network.holds('second', '1')).toBe(false);
  await clock.advance(1);
  expect(delivered).toEqual(['answered']);
  expect(network.holds('first', '1')).toBe(false);
});

test('holds an answer that never arrives forever', async () => {
  const { backend, network, send } = openNetwork();
  backend.override({ network: 'silent', times: 1 });
  expect(await send('first', '1')).toEqual({ kind: 'silent' });
  expect(network.holds('first', '1')).toBe(true);
});

test('gives an override to its request only', async () => {
  const { network, send } = openNetwork();
  const match = 'GET /portal/app/config';
  network.override({ match, reply: { network: 'lost' }, times: 1 }, '/steps/0', null);
  expect(network.unusedOverrides()).toEqual(['/steps/0']);
  expect(await send('first')).toEqual({ kind: 'lost' });
  expect((await send('first')).kind).toBe('answered');
  expect(network.counts('first')).toEqual({ [match]: 2 });
  expect(network.unusedOverrides()).toEqual([]);
});

test('gives an override of a request before one that waits for any', async () => {
  const { backend, network, send } = openNetwork();
  backend.override({ times: 1, network: 'silent' });
  const match = 'GET /portal/app/config';
  network.override({ match, reply: { network: 'lost' }, times: 1 }, '/steps/0', null);
  expect(await send('first')).toEqual({ kind: 'lost' });
  expect(await send('first')).toEqual({ kind: 'silent' });
});

test('gives an override for a sender to nobody else, and counts each sender’s requests', async () => {
  const { network, send } = openNetwork();
  const match = 'GET /portal/app/config';
  network.override({ match, reply: { network: 'lost' }, times: 1 }, '/steps/0', 'second');
  expect((await send('first')).kind).toBe('answered');
  expect((await send()).kind).toBe('answered');
  expect(network.unusedOverrides()).toEqual(['/steps/0']);
  expect(await send('second')).toEqual({ kind: 'lost' });
  expect((await send('second')).kind).toBe('answered');
  expect([network.counts('first'), network.counts('second')]).toEqual([
    { [match]: 1 },
    { [match]: 2 },
  ]);
});

test('forgets overrides and counts for the next scenario', async () => {
  const { network, send } = openNetwork();
  const match = 'GET /portal/app/config';
  await send();
  network.override({ match, reply: { network: 'lost' }, times: 1 }, '/steps/0', null);
  network.forget();
  expect(network.counts('first')).toEqual({});
  expect((await send()).kind).toBe('answered');
});

test('a request that was sent before a scenario never arrives in it', async () => {
  const { backend, network, send } = openNetwork();
  const late = network.nextRequestId();
  network.forget();
  backend.override({ network: 'lost', times: 1 });
  expect(await send('first', late)).toEqual({ kind: 'silent' });
  expect(network.counts('first')).toEqual({});
  expect(await send('first', network.nextRequestId())).toEqual({ kind: 'lost' });
});
