import { createSeededRandom, createVirtualClock, settle } from '@cangkir/core/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { CALL_TIMEOUT, createBridge, type DroppedMessage } from './bridge.ts';
import { createMemoryTransport, type MemoryHost } from './memory-transport.ts';
import { isMethodName, METHODS } from './methods.ts';
import type { AnyRequest } from './native-wire.ts';

const PHONE = '+6281234567890';
const LOGIN = { token: 'secret-token', userId: 'u1', phone: PHONE };

/** A bridge to a host that answers when the test says so. */
function setUp(host: Partial<MemoryHost> = {}, seed = 1) {
  const clock = createVirtualClock(0);
  const requests: AnyRequest[] = [];
  const dropped: DroppedMessage[] = [];
  const transport = createMemoryTransport({
    platform: 'ios',
    appVersion: '3.3.0',
    handle: (request) => requests.push(request),
    ...host,
  });
  const bridge = createBridge({
    transport,
    clock,
    random: createSeededRandom(seed),
    onDropped: (message) => dropped.push(message),
  });
  const idOf = (nth: number) => requests[nth]?.id ?? Number.NaN;
  return { bridge, clock, dropped, idOf, post: transport.post, requests, transport };
}

test('returns what the app answers', async () => {
  const { bridge, idOf, post, requests } = setUp();
  const call = bridge.call('userInfo', {});
  expect(requests).toEqual([{ v: 1, id: idOf(0), method: 'userInfo', params: {} }]);
  post({ id: idOf(0), code: 0, data: LOGIN, msg: '' });
  expect(await call).toEqual({ ok: true, value: LOGIN });
});

test('accepts a synchronous answer', async () => {
  const { bridge } = setUp({
    handle: ({ id }, post) => post({ id, code: 0, data: { top: 44 } }),
  });
  expect(await bridge.call('getSafeTop', {})).toEqual({ ok: true, value: { top: 44 } });
});

test('matches answers to calls in any order', async () => {
  const { bridge, idOf, post } = setUp();
  const calls = [bridge.call('getStorage', { key: 'a', type: 'text' }), bridge.call('back', {})];
  post({ id: idOf(1), code: 0 });
  post({ id: idOf(0), code: 0, data: 'kept' });
  expect(await Promise.all(calls)).toEqual([
    { ok: true, value: 'kept' },
    { ok: true, value: undefined },
  ]);
});

test.each([null, '', {}, true, undefined])(
  'accepts %j as the answer of a call without data',
  async (data) => {
    const { bridge } = setUp({ handle: ({ id }, post) => post({ id, code: 0, data }) });
    expect(await bridge.call('close', {})).toEqual({ ok: true, value: undefined });
  },
);

test.each([
  [-3, { kind: 'outside-app', code: -3 }],
  [-4, { kind: 'no-bridge', code: -4 }],
  [-5, { kind: 'unsupported', code: -5 }],
  [1, { kind: 'declined', code: 1 }],
  [-1, { kind: 'declined', code: -1 }],
])('names the failure of code %i', async (code, failure) => {
  const { bridge } = setUp({ handle: ({ id }, post) => post({ id, code, data: LOGIN }) });
  expect(await bridge.call('userInfo', {})).toEqual({ ok: false, failure });
});

test.each([[undefined], [{ ...LOGIN, phone: '0812' }], [{ ...LOGIN, token: '' }], [[LOGIN]]])(
  'rejects %j as a login',
  async (data) => {
    const { bridge } = setUp({ handle: ({ id }, post) => post({ id, code: 0, data }) });
    expect(await bridge.call('userInfo', {})).toEqual({
      ok: false,
      failure: { kind: 'malformed', part: 'answer' },
    });
  },
);

test('sends only the params of the contract', async () => {
  const { bridge, requests } = setUp();
  const params = { title: 'Kopi', onTap: () => {} };
  void bridge.call('setTitle', params);
  expect(requests[0]?.params).toEqual({ title: 'Kopi' });
});

test('does not send params that break the contract', async () => {
  const { bridge, requests } = setUp();
  expect(await bridge.call('routeJump', { jumpUrl: '' })).toEqual({
    ok: false,
    failure: { kind: 'malformed', part: 'params' },
  });
  expect(requests).toEqual([]);
});

test('does not send a call that the app version lacks', async () => {
  const { bridge, requests } = setUp({ appVersion: '1.9.0' });
  const unsupported = { ok: false, failure: { kind: 'unsupported', code: -5 } };
  expect(await bridge.call('scanCode', {})).toEqual(unsupported);
  expect(await bridge.call('pullRefresh', { enabled: true })).toEqual(unsupported);
  expect(requests).toEqual([]);
});

test('fails at once if the host throws', async () => {
  let id = Number.NaN;
  const { bridge, clock, dropped, post } = setUp({
    handle: (request) => {
      id = request.id;
      throw new TypeError('gone');
    },
  });
  expect(await bridge.call('back', {})).toEqual({
    ok: false,
    failure: { kind: 'no-bridge', code: -4 },
  });
  await clock.advance(CALL_TIMEOUT.plain);
  post({ id, code: 0 });
  expect(dropped).toEqual([{ reason: 'unknown', id, method: null }]);
});

test.each(
  Object.keys(METHODS)
    .filter(isMethodName)
    .filter((name) => v.is(METHODS[name].input, {}))
    .map((name) => [name, METHODS[name].showsUi ? 60_000 : 10_000] as const),
)('does not wait for %s beyond %i ms', async (name, afterMs) => {
  const { bridge, clock } = setUp();
  const settled = vi.fn();
  void bridge.call(name, {}).then(settled);

  await clock.advance(afterMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(settled).toHaveBeenCalledWith({ ok: false, failure: { kind: 'timeout', afterMs } });
});

test('drops and reports a late answer', async () => {
  const { bridge, clock, dropped, idOf, post } = setUp();
  const call = bridge.call('userInfo', {});
  await clock.advance(CALL_TIMEOUT.plain);
  post({ id: idOf(0), code: 0, data: LOGIN });
  expect(await call).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  expect(dropped).toEqual([{ reason: 'late', id: idOf(0), method: 'userInfo' }]);
});

test('drops and reports a second answer, however late it is', async () => {
  const { bridge, clock, dropped, idOf, post } = setUp();
  const call = bridge.call('userInfo', {});
  post({ id: idOf(0), code: 0, data: null });
  await clock.advance(CALL_TIMEOUT.plain);
  post({ id: idOf(0), code: 0, data: LOGIN });
  expect(await call).toEqual({ ok: true, value: null });
  expect(dropped).toEqual([{ reason: 'duplicate', id: idOf(0), method: 'userInfo' }]);
});

test('drops and reports an answer to another page’s call', () => {
  const { bridge, dropped, idOf, post } = setUp();
  void bridge.call('userInfo', {});
  post({ id: idOf(0) + 1, code: 0, data: LOGIN });
  expect(dropped).toEqual([{ reason: 'unknown', id: idOf(0) + 1, method: null }]);
});

test('reports nothing of a dropped message’s content', async () => {
  const { bridge, clock, dropped, idOf, post } = setUp();
  void bridge.call('userInfo', {});
  await clock.advance(CALL_TIMEOUT.plain);
  post({ id: idOf(0), code: 0, data: LOGIN, msg: PHONE });
  post({ id: 5, code: 0, data: LOGIN, msg: PHONE });
  post({ event: LOGIN.token, data: LOGIN });
  post(LOGIN);
  expect(dropped.map(({ reason }) => reason)).toEqual([
    'late',
    'unknown',
    'malformed',
    'malformed',
  ]);
  expect(JSON.stringify(dropped)).not.toMatch(/secret-token|6281234567890/);
});

test('forgets the oldest of many settled calls', () => {
  const { bridge, dropped, idOf, post } = setUp({});
  for (let nth = 0; nth <= 100; nth += 1) {
    void bridge.call('back', {});
    post({ id: idOf(nth), code: 0 });
  }
  post({ id: idOf(0), code: 0 });
  post({ id: idOf(1), code: 0 });
  expect(dropped.map(({ reason }) => reason)).toEqual(['unknown', 'duplicate']);
});

test('starts at random ids on every page, within 32 bits', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, other] = [setUp({}, seed), setUp({}, seed + 1)];
      void one.bridge.call('back', {});
      void one.bridge.call('back', {});
      void other.bridge.call('back', {});
      expect(one.idOf(1)).toBe(one.idOf(0) + 1);
      expect(other.idOf(0)).not.toBe(one.idOf(0));
      expect(one.idOf(0)).toBeGreaterThanOrEqual(0);
      expect(one.idOf(0)).toBeLessThan(2 ** 31);
    }),
  );
});

test('ignores garbage, which never throws nor settles a call', async () => {
  const garbage = fc.oneof(
    fc.anything(),
    fc.json(),
    fc.record({ id: fc.anything(), code: fc.integer(), data: fc.anything() }),
    fc.record({ event: fc.anything(), data: fc.anything() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(garbage), async (messages) => {
      const { bridge, idOf, post } = setUp();
      const call = bridge.call('userInfo', {});
      for (const message of messages) post(message);
      post({ id: idOf(0), code: 0, data: LOGIN });
      expect(await call).toEqual({ ok: true, value: LOGIN });
    }),
  );
});

test('notifies every listener of an event until it unsubscribes', () => {
  const { bridge, post } = setUp();
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = bridge.on('tokenUpdate', first);
  bridge.on('tokenUpdate', second);
  bridge.on('resume', other);

  post({ event: 'tokenUpdate', data: null });
  leave();
  post('{"event":"tokenUpdate"}');

  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
});

test('counts a listener twice that subscribed twice', () => {
  const { bridge, post } = setUp();
  const listener = vi.fn();
  const leave = bridge.on('pause', listener);
  bridge.on('pause', listener);
  leave();
  leave();
  post({ event: 'pause' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener may unsubscribe while it runs', () => {
  const { bridge, post } = setUp();
  const second = vi.fn();
  const leave = bridge.on('pause', () => leave());
  bridge.on('pause', second);
  post({ event: 'pause' });
  expect(second).toHaveBeenCalledTimes(1);
});

test('a listener added during an event gets the next one', () => {
  const { bridge, post } = setUp();
  const late = vi.fn();
  const leave = bridge.on('pause', () => {
    bridge.on('pause', late);
    leave();
  });
  post({ event: 'pause' });
  expect(late).not.toHaveBeenCalled();
  post({ event: 'pause' });
  expect(late).toHaveBeenCalledTimes(1);
});

test('notifies the other listeners when one throws', () => {
  const { bridge, post } = setUp();
  const second = vi.fn();
  bridge.on('resume', () => {
    throw new Error('broken screen');
  });
  bridge.on('resume', second);
  expect(() => post({ event: 'resume' })).toThrow(AggregateError);
  expect(second).toHaveBeenCalledTimes(1);
});

test('reports an unknown event', () => {
  const { dropped, post } = setUp();
  post({ event: 'toString' });
  expect(dropped).toEqual([{ reason: 'malformed', id: null, method: null }]);
});

test('receives nothing after it was closed', async () => {
  const { bridge, clock, idOf, post } = setUp();
  const listener = vi.fn();
  bridge.on('resume', listener);
  const call = bridge.call('back', {});
  bridge.close();
  post({ event: 'resume' });
  post({ id: idOf(0), code: 0 });
  await settle();
  await clock.advance(CALL_TIMEOUT.plain);
  expect(listener).not.toHaveBeenCalled();
  expect(await call).toMatchObject({ failure: { kind: 'timeout' } });
});
