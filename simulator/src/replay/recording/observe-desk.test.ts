import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { createNanoEvents } from 'nanoevents';
import { expect, test } from 'vitest';
import { createBackend } from '../../backend/backend.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { startBackend } from '../../backend/testing.ts';
import { createSimulatorClock } from '../../clock/simulator-clock.ts';
import type { HostEvents, HostReply } from '../../host/host.types.ts';
import { createPromisedReplies } from '../../host/promised-replies.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { StorageChange } from '../../phone/phone-storage.ts';
import { openSettings } from '../../settings/settings-store.ts';
import { CLAIM_ENDPOINT } from '../testing.ts';
import { FROZEN, observeDesk } from './observe-desk.ts';

const START = Date.UTC(2026, 8, 4, 8);
const SAVED_VALUE = { load: async () => undefined, save: async () => {} };
const REPLY = { code: -5, data: null, msg: '', delay: 0, times: 1 } as const;

/** A desk without a page, and what is heard of it. */
async function hearStory() {
  const machine = createVirtualClock(START);
  const clock = createSimulatorClock(machine);
  const backend = createBackend({
    clock,
    random: createSeededRandom(1),
    state: FIXTURES.everyday.create(START),
    webHost: 'localhost',
  });
  const store = await openSettings(SAVED_VALUE, () => true);
  const settings = () => store.getSnapshot().context;
  const host = createNanoEvents<HostEvents>();
  const replies = createPromisedReplies<HostReply>();
  const asked: Parameters<Phone['onAnswer']>[0][] = [];
  const storageListeners: Parameters<Phone['storage']['onChange']>[0][] = [];
  const heard: unknown[] = [];
  replies.take('userInfo');
  const first = {
    name: 'first' as const,
    settings: () => settings().first,
    onAnswer(listener: Parameters<Phone['onAnswer']>[0]) {
      asked.push(listener);
      return () => {};
    },
    storage: {
      onChange(listener: Parameters<Phone['storage']['onChange']>[0]) {
        storageListeners.push(listener);
        return () => void storageListeners.splice(storageListeners.indexOf(listener), 1);
      },
    },
    host: { ...host, replies },
  };
  const stop = observeDesk(
    { clock, backend, settings, stores: { settings: store }, phones: { first } },
    {
      did: (action) => heard.push(action),
      backendChanged: (before, after) =>
        heard.push({ people: [before, after].map((state) => Object.keys(state.users).length) }),
      smsSent: (code) => heard.push({ sms: code.length }),
      clockSetForward: () => heard.push('set forward'),
      unsupported: (words) => heard.push(words),
    },
  );
  const setPhone = (change: Partial<ReturnType<typeof first.settings>>) =>
    store.trigger.phoneChanged({ phone: 'first', change });
  const changeStored = (change: StorageChange) => {
    for (const listener of [...storageListeners]) listener(change);
  };
  return {
    machine,
    changeStored,
    clock,
    backend,
    store,
    host,
    replies,
    asked,
    heard,
    stop,
    setPhone,
  };
}

const SEND_CODE = {
  method: 'POST',
  path: '/portal/app/login/code',
  query: {},
  headers: {},
  body: '',
};

test('a change of the backend is heard of unless the first phone asked for it', async () => {
  const { backend, heard } = await hearStory();
  await backend.handle({ ...SEND_CODE, sender: 'first' });
  expect(heard).toEqual([]);
  await backend.handle({ ...SEND_CODE, sender: 'second' });
  expect(heard).toHaveLength(1);
  const state = backend.snapshot();
  const { member, ...users } = state.users;
  expect(member).toBeDefined();
  backend.load({ ...state, users });
  expect(heard.slice(1)).toEqual([{ people: [4, 3] }]);
});

test('an SMS is heard of unless another phone asked for it: in the story none is sent there', async () => {
  const { backend, heard } = await hearStory();
  const codes: string[] = [];
  backend.on('sms', ({ code }) => codes.push(code));
  const { request } = startBackend();
  const sendCode = (sender: string | undefined, phone: string) =>
    backend.handle({
      ...request('sendCode', { phone }),
      ...(sender === undefined ? {} : { sender }),
    });
  await sendCode('second', '+6281355550123');
  expect(codes).toHaveLength(1);
  expect(heard).not.toContainEqual({ sms: 6 });
  await sendCode('first', '+6281355550124');
  await sendCode(undefined, '+6281355550125');
  expect(heard.filter((told) => JSON.stringify(told) === '{"sms":6}')).toHaveLength(2);
});

test('what the next answers are told to be is promised to their endpoint', async () => {
  const { backend, heard } = await hearStory();
  backend.override({ endpoint: 'claim', times: 2, code: 10000 });
  expect(heard).toEqual([
    { do: 'http.override', match: CLAIM_ENDPOINT, reply: { code: 10000 }, times: 2 },
  ]);
  backend.override({ times: 1, code: 10000 });
  expect(heard.slice(1)).toEqual([
    'The next answer of any endpoint was set: a scenario names one.',
  ]);
});

test('answers that were armed and are disarmed again are said; those that were given are not', async () => {
  const { backend, heard } = await hearStory();
  backend.override({ endpoint: 'sendCode', times: 1, code: 10000 });
  await backend.handle({ ...SEND_CODE, sender: 'first' });
  backend.clearOverrides();
  expect(heard).toHaveLength(1);
  backend.override({ endpoint: 'claim', times: 1, code: 10000 });
  backend.clearOverrides();
  expect(heard.slice(2)).toEqual(['Answers that were set for coming requests were taken back.']);
});

test('the network and the conduct of claims are steps, other settings are remarks', async () => {
  const { store, heard, setPhone } = await hearStory();
  setPhone({ network: 'offline' });
  setPhone({ theme: 'dark' });
  store.trigger.deskChanged({ change: { claimCode: 30005 } });
  setPhone({ platform: 'android', safeTop: 20 });
  store.trigger.phoneChanged({ phone: 'second', change: { network: 'slow', platform: 'ios' } });
  expect(heard).toEqual([
    { do: 'network', network: 'offline' },
    { do: 'backend.change', set: {}, remove: [], claimCode: 30005 },
    'The platform was changed, and no step can do that.',
    'The safe top was changed, and no step can do that.',
  ]);
});

test('what the desk stores for the page is a step', async () => {
  const { changeStored, heard } = await hearStory();
  changeStored({ area: 'session', key: 'pay', oldValue: null, newValue: 'x' });
  changeStored({ area: 'local', key: 'global', oldValue: '{}', newValue: null });
  expect(heard).toEqual([
    { do: 'storage.change', area: 'session', key: 'pay', value: 'x' },
    { do: 'storage.change', area: 'local', key: 'global', value: null },
  ]);
});

test('who is set to be logged in to the native app is a remark, unless they logged in there', async () => {
  const { asked, heard, setPhone } = await hearStory();
  const remark = 'The desk changed who is logged in to the native app.';
  setPhone({ user: 'member' });
  expect(heard.splice(0)).toEqual([remark]);
  for (const answer of asked) answer('login', 'newcomer');
  setPhone({ theme: 'dark' });
  setPhone({ user: 'newcomer' });
  expect(heard.splice(0)).toEqual([{ do: 'answer', login: 'newcomer' }]);
  setPhone({ user: null });
  expect(heard.splice(0)).toEqual([remark]);
  for (const answer of asked) answer('scan', 'memberPh');
  for (const answer of asked) answer('login', null);
  heard.splice(0);
  setPhone({ user: 'memberPh' });
  expect(heard.splice(0)).toEqual([remark]);
  // There the page itself remembers it.
  setPhone({ platform: 'browser' });
  heard.splice(0);
  setPhone({ user: null });
  expect(heard).toEqual([]);
});

test('what was promised to coming calls and is forgotten is a remark', async () => {
  const { replies, heard } = await hearStory();
  replies.forget();
  expect(heard).toEqual([]);
  replies.promise('userInfo', { pointer: '', nth: null, reply: REPLY, times: 1 });
  replies.take('userInfo');
  expect(heard.splice(0)).toHaveLength(1);
  replies.promise('back', { pointer: '', nth: null, reply: { ...REPLY }, times: 1 });
  heard.splice(0);
  replies.forget();
  expect(heard).toEqual(['Replies that were set for coming calls were taken back.']);
});

test('what is done in the native app is a step', async () => {
  const { host, asked, heard } = await hearStory();
  for (const answer of asked) answer('scan', 'BGN-1');
  host.emit('told', 'tokenUpdate');
  host.emit('paused', true);
  host.emit('paused', false);
  expect(heard).toEqual([
    { do: 'answer', scan: 'BGN-1' },
    { do: 'bridge.event', event: 'tokenUpdate' },
    { do: 'pause' },
    { do: 'resume' },
  ]);
});

test('calls are counted from the beginning of the story, and promised once', async () => {
  const { replies, heard } = await hearStory();
  replies.promise('userInfo', { pointer: '', nth: 3, reply: REPLY, times: 1 });
  replies.promise('back', { pointer: '', nth: null, reply: { ...REPLY }, times: 1 });
  replies.take('userInfo');
  expect(heard).toEqual([
    { do: 'bridge.reply', call: 'userInfo', nth: 2, reply: REPLY },
    { do: 'bridge.reply', call: 'back', reply: REPLY },
  ]);
});

test('the app’s own answer at another time can’t be told', async () => {
  const { replies, heard } = await hearStory();
  const reply = { answer: 'own', delay: 500, times: 1 } as const;
  replies.promise('userInfo', { pointer: '', nth: null, reply, times: 1 });
  expect(heard).toEqual(['A coming userInfo was set to the app’s own answer at another time.']);
});

test('a clock that goes otherwise, or back, can’t be told; one that is stepped can', async () => {
  const { clock, heard } = await hearStory();
  clock.setMode('stepped');
  await clock.advance(1000);
  clock.set(START);
  expect(heard).toEqual(['The mode of the clock was changed.', 'The clock was set back.']);
});

test('a clock that is set forward is told, however it goes', async () => {
  const { machine, clock, heard } = await hearStory();
  clock.set(START + 2);
  expect(heard.splice(0)).toEqual(['The mode of the clock was changed.', 'set forward']);
  clock.setMode('fast');
  await machine.advance(1000);
  heard.splice(0);
  clock.set(clock.now() + 2);
  expect(heard.splice(0)).toEqual(['set forward']);
  await machine.advance(1000);
  clock.set(clock.now());
  expect(heard).toEqual([]);
});

test('a clock that is set back while it runs is told, too', async () => {
  const { machine, clock, heard } = await hearStory();
  clock.setMode('fast');
  await machine.advance(1000);
  heard.splice(0);
  clock.set(clock.now() - 2);
  expect(heard).toEqual(['The clock was set back.']);
});

test('of a frozen clock it is said that its moment goes on in the story', async () => {
  const { machine, clock, heard } = await hearStory();
  clock.setMode('frozen');
  expect(heard.splice(0)).toEqual([FROZEN]);
  await machine.advance(5000);
  // No more than was waited.
  clock.set(START + 5000);
  expect(heard).toEqual([]);
  await machine.advance(5000);
  clock.set(START + 10_002);
  expect(heard).toEqual(['set forward']);
});

test('a clock that is thawed goes on where this machine is', async () => {
  const { machine, clock, heard } = await hearStory();
  clock.setMode('frozen');
  await machine.advance(5000);
  clock.setMode('real');
  expect(heard).toEqual([FROZEN, 'The mode of the clock was changed.']);
});

test('nothing is heard any more once that is enough', async () => {
  const { clock, backend, host, replies, heard, stop, setPhone, changeStored } = await hearStory();
  stop();
  backend.override({ times: 1, code: 10000 });
  backend.load(backend.snapshot());
  host.emit('told', 'tokenUpdate');
  replies.promise('back', { pointer: '', nth: null, reply: REPLY, times: 1 });
  setPhone({ network: 'offline' });
  changeStored({ area: 'local', key: 'a', oldValue: null, newValue: 'b' });
  clock.setMode('stepped');
  expect(heard).toEqual([]);
});
