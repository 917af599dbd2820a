import {
  createMemoryKeyValueStore,
  createSeededRandom,
  createVirtualClock,
} from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createBridge } from '../bridge.ts';
import { createMemoryTransport, type MemoryHost } from '../memory-transport.ts';
import { METHODS } from '../methods.ts';
import { createBridgeConsole } from './bridge-console.ts';

/** A console in an app that answers each call with `data`, and what the app was sent. */
function open(data: unknown, { platform = 'ios', appVersion = '3.3.0' }: Partial<MemoryHost> = {}) {
  const sent: unknown[] = [];
  const clock = createVirtualClock(0);
  const transport = createMemoryTransport({
    platform,
    appVersion,
    handle({ id, method, params }, post) {
      sent.push([method, params]);
      clock.setTimeout(() => post({ id, code: 0, data, msg: '' }), 40);
    },
  });
  const random = createSeededRandom(1);
  const bridge = createBridge({ transport, clock, random });
  const storage = createMemoryKeyValueStore();
  const shown = createBridgeConsole({ transport, bridge, clock, random, storage });
  async function call(name: string, typed: Readonly<Record<string, string>> = {}) {
    const answer = shown.call(name, typed);
    await clock.advance(60_000);
    return answer;
  }
  return { shown, call, sent };
}

test('shows every call of the contract, with its parameters', () => {
  const { calls } = open(null).shown;
  expect(calls.map(({ name }) => name)).toEqual(Object.keys(METHODS));
  const param = (name: string) => calls.find((call) => call.name === name)?.params;
  expect(param('back')).toEqual([]);
  expect(param('showOrHideNav')).toEqual([
    { name: 'show', kind: 'boolean', options: [], isOptional: false },
    { name: 'color', kind: 'text', options: [], isOptional: true },
  ]);
  expect(param('shareToItem')).toEqual([
    { name: 'type', kind: 'number', options: ['1010', '1011'], isOptional: false },
    { name: 'imageType', kind: 'number', options: [], isOptional: false },
  ]);
});

test.each([
  ['scanCode', { appVersion: '2.0.0' }, 'supported'],
  ['scanCode', { appVersion: '1.9.9' }, 'unsupported'],
  ['scanCode', { platform: 'web' }, 'noApp'],
  ['pullRefresh', {}, 'disabled'],
] as const)('%s in %j is %s', (name, host, availability) => {
  expect(open(null, host).shown.calls.find((call) => call.name === name)).toMatchObject({
    availability,
  });
});

test('reads what was typed by its kind, and says how long the answer took', async () => {
  const { call, sent } = open(null);
  expect(await call('shareToItem', { type: '1011', imageType: '2' })).toEqual({
    code: 0,
    data: undefined,
    took: 40,
  });
  await call('showOrHideNav', { show: 'true', color: '' });
  expect(sent).toEqual([
    ['shareToItem', { type: 1011, imageType: 2 }],
    ['showOrHideNav', { show: true }],
  ]);
});

test('shows the failure and its code', async () => {
  const { call, sent } = open({ top: -1 }, { appVersion: '1.5.0' });
  expect(await call('scanCode')).toEqual({ code: -5, data: 'unsupported', took: 0 });
  expect(await call('setTitle')).toMatchObject({ code: 0 });
  expect(await call('getSafeTop')).toEqual({ code: null, data: 'malformed', took: 40 });
  expect(await call('routeJump', { jumpUrl: '' })).toMatchObject({
    code: null,
    data: expect.stringContaining('jumpUrl'),
  });
  expect(await call('__proto__')).toMatchObject({ code: null });
  expect(sent).toHaveLength(2);
});

test('keeps the login of the app to itself', async () => {
  const { call } = open({ token: 'secret', userId: 'user-1', phone: '+6281234567890' });
  const { data } = await call('userInfo');
  expect(data).toEqual({ token: '***', userId: 'user-1', phone: '0812****7890' });
});
