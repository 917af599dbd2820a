import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { createNanoEvents } from 'nanoevents';
import { expect, test } from 'vitest';
import { createBackend } from '../../backend/backend.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { startBackend } from '../../backend/testing.ts';
import { createSimulatorClock } from '../../clock/simulator-clock.ts';
import type { HostEvents, HostReply } from '../../host/host.types.ts';
import { createNamedOverrides } from '../../host/named-overrides.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { StorageChange } from '../../phone/phone-storage.ts';
import { openSettings } from '../../settings/settings-store.ts';
import { CLAIM_ENDPOINT } from '../testing.ts';
import { FROZEN, observeDesk, SECOND_PHONE } from './observe-desk.ts';

const START = Date.UTC(2026, 8, 4, 8);
const SAVED_VALUE = { load: async () => undefined, save: async () => {} };
const REPLY = { code: -5, data: null, msg: '', delay: 0, times: 1 } as const;

/** A desk without a page, and what is recorded of it. */
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
  const overrides = createNamedOverrides<HostReply>();
  const asked: Parameters<Phone['onAnswer']>[0][] = [];
  const storageListeners: Parameters<Phone['storage']['onChange']>[0][] = [];
  const recorded: unknown[] = [];
  overrides.take('userInfo');
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
    host: { ...host, overrides },
  };
  const stop = observeDesk(
    { clock, backend, settings, stores: { settings: store }, phones: { first } },
    {
      did: (action) => recorded.push(action),
      backendChanged: (before, after) =>
        recorded.push({ people: [before, after].map((state) => Object.keys(state.users).length) }),
      smsSent: (code) => recorded.push({ sms: code.length }),
      clockSetForward: () => recorded.push('set forward'),
      unsupported: (words) => recorded.push(words),
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
    overrides,
    asked,
    recorded,
    stop,
    setPhone,
  };
}

test('records changes of the backend, except the first phone’s own', async () => {
  const { backend, recorded } = await hearStory();
  const { request } = startBackend();
  await backend.handle({ ...request('sendCode', { phone: '+6281355550123' }), sender: 'first' });
  expect(recorded).toEqual([{ sms: 6 }]);
  await backend.handle({ ...request('sendCode', { phone: '+6281355550124' }), sender: 'second' });
  expect(recorded.slice(1)).toEqual([{ people: [4, 4] }, SECOND_PHONE]);
  const state = backend.snapshot();
  const { member, ...users } = state.users;
  expect(member).toBeDefined();
  backend.load({ ...state, users });
  expect(recorded.slice(3)).toEqual([{ people: [4, 3] }]);
});

test('says once that the second phone was used', async () => {
  const { backend, recorded } = await hearStory();
  const { request } = startBackend();
  const ask = (sender: string) => backend.handle({ ...request('config', {}), sender });
  await ask('first');
  expect(recorded).toEqual([]);
  await ask('second');
  await ask('second');
  expect(recorded).toEqual([SECOND_PHONE]);
});

test('says nothing of a second phone that is used after the recording', async () => {
  const { backend, recorded, stop } = await hearStory();
  stop();
  await backend.handle({ ...startBackend().request('config', {}), sender: 'second' });
  expect(recorded).toEqual([]);
});

test('records an SMS, except one to another phone', async () => {
  const { backend, recorded } = await hearStory();
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
  expect(recorded).not.toContainEqual({ sms: 6 });
  await sendCode('first', '+6281355550124');
  await sendCode(undefined, '+6281355550125');
  expect(recorded.filter((one) => JSON.stringify(one) === '{"sms":6}')).toHaveLength(2);
});

test('records an override of an endpoint', async () => {
  const { backend, recorded } = await hearStory();
  backend.override({ endpoint: 'claim', times: 2, code: 10000 });
  expect(recorded).toEqual([
    { do: 'http.override', match: CLAIM_ENDPOINT, reply: { code: 10000 }, times: 2 },
  ]);
  backend.override({ times: 1, code: 10000 });
  expect(recorded.slice(1)).toEqual([
    'The next answer of any endpoint was set: a scenario names one.',
  ]);
});

test('remarks on overrides that were taken back, not on used ones', async () => {
  const { backend, recorded } = await hearStory();
  backend.override({ endpoint: 'sendCode', times: 1, code: 10000 });
  const { request } = startBackend();
  await backend.handle({ ...request('sendCode', { phone: '+6281355550123' }), sender: 'first' });
  backend.clearOverrides();
  expect(recorded).toHaveLength(1);
  backend.override({ endpoint: 'claim', times: 1, code: 10000 });
  backend.clearOverrides();
  expect(recorded.slice(2)).toEqual(['Answers that were set for coming requests were taken back.']);
});

test('records the network and the claim code, and remarks on other settings', async () => {
  const { store, recorded, setPhone } = await hearStory();
  setPhone({ network: 'offline' });
  setPhone({ theme: 'dark' });
  store.trigger.deskChanged({ change: { claimCode: 30005 } });
  setPhone({ platform: 'android', safeTop: 20, reducesMotion: true });
  store.trigger.phoneChanged({ phone: 'second', change: { network: 'slow', platform: 'ios' } });
  expect(recorded).toEqual([
    { do: 'network', network: 'offline' },
    { do: 'backend.change', set: {}, remove: [], claimCode: 30005 },
    'The platform was changed, and no step can do that.',
    'The safe top was changed, and no step can do that.',
    'The reduced motion was changed, and no step can do that.',
  ]);
});

test('records a change of the storage by the desk', async () => {
  const { changeStored, recorded } = await hearStory();
  changeStored({ area: 'session', key: 'pay', oldValue: null, newValue: 'x' });
  changeStored({ area: 'local', key: 'global', oldValue: '{}', newValue: null });
  expect(recorded).toEqual([
    { do: 'storage.change', area: 'session', key: 'pay', value: 'x' },
    { do: 'storage.change', area: 'local', key: 'global', value: null },
  ]);
});

test('remarks on a login by the desk, not on one by the person', async () => {
  const { asked, recorded, setPhone } = await hearStory();
  const remark = 'The desk changed who is logged in to the native app.';
  setPhone({ user: 'member' });
  expect(recorded.splice(0)).toEqual([remark]);
  for (const answer of asked) answer('login', 'newcomer');
  setPhone({ theme: 'dark' });
  setPhone({ user: 'newcomer' });
  expect(recorded.splice(0)).toEqual([{ do: 'answer', login: 'newcomer' }]);
  setPhone({ user: null });
  expect(recorded.splice(0)).toEqual([remark]);
  for (const answer of asked) answer('scan', 'memberPh');
  for (const answer of asked) answer('login', null);
  recorded.splice(0);
  setPhone({ user: 'memberPh' });
  expect(recorded.splice(0)).toEqual([remark]);
  // In a browser the page stores the login itself.
  setPhone({ platform: 'browser' });
  recorded.splice(0);
  setPhone({ user: null });
  expect(recorded).toEqual([]);
});

test('remarks on overrides that were cleared', async () => {
  const { overrides, recorded } = await hearStory();
  overrides.clear();
  expect(recorded).toEqual([]);
  overrides.add('userInfo', { pointer: '', nth: null, reply: REPLY, times: 1 });
  overrides.take('userInfo');
  expect(recorded.splice(0)).toHaveLength(1);
  overrides.add('back', { pointer: '', nth: null, reply: { ...REPLY }, times: 1 });
  recorded.splice(0);
  overrides.clear();
  expect(recorded).toEqual(['Overrides of coming calls were cleared.']);
});

test('records answers and events of the native app', async () => {
  const { host, asked, recorded } = await hearStory();
  for (const answer of asked) answer('scan', 'BGN-1');
  host.emit('event', 'tokenUpdate');
  host.emit('paused', true);
  host.emit('paused', false);
  expect(recorded).toEqual([
    { do: 'answer', scan: 'BGN-1' },
    { do: 'bridge.event', event: 'tokenUpdate' },
    { do: 'pause' },
    { do: 'resume' },
  ]);
});

test('records a reply once, and counts calls from the start', async () => {
  const { overrides, recorded } = await hearStory();
  overrides.add('userInfo', { pointer: '', nth: 3, reply: REPLY, times: 1 });
  overrides.add('back', { pointer: '', nth: null, reply: { ...REPLY }, times: 1 });
  overrides.take('userInfo');
  expect(recorded).toEqual([
    { do: 'bridge.reply', call: 'userInfo', nth: 2, reply: REPLY },
    { do: 'bridge.reply', call: 'back', reply: REPLY },
  ]);
});

test('remarks on the app’s own answer at another time', async () => {
  const { overrides, recorded } = await hearStory();
  const reply = { answer: 'own', delay: 500, times: 1 } as const;
  overrides.add('userInfo', { pointer: '', nth: null, reply, times: 1 });
  expect(recorded).toEqual(['A coming userInfo was set to the app’s own answer at another time.']);
});

test('remarks on a clock whose mode changes or that is set back, not on a step', async () => {
  const { clock, recorded } = await hearStory();
  clock.setMode('stepped');
  await clock.advance(1000);
  clock.set(START);
  expect(recorded).toEqual(['The mode of the clock was changed.', 'The clock was set back.']);
});

test('records a clock that is set forward, in every mode', async () => {
  const { machine, clock, recorded } = await hearStory();
  clock.set(START + 2);
  expect(recorded.splice(0)).toEqual(['The mode of the clock was changed.', 'set forward']);
  clock.setMode('fast');
  await machine.advance(1000);
  recorded.splice(0);
  clock.set(clock.now() + 2);
  expect(recorded.splice(0)).toEqual(['set forward']);
  await machine.advance(1000);
  clock.set(clock.now());
  expect(recorded).toEqual([]);
});

test('remarks on a running clock that is set back', async () => {
  const { machine, clock, recorded } = await hearStory();
  clock.setMode('fast');
  await machine.advance(1000);
  recorded.splice(0);
  clock.set(clock.now() - 2);
  expect(recorded).toEqual(['The clock was set back.']);
});

test('remarks on a frozen clock', async () => {
  const { machine, clock, recorded } = await hearStory();
  clock.setMode('frozen');
  expect(recorded.splice(0)).toEqual([FROZEN]);
  await machine.advance(5000);
  // Not more than the time that was waited.
  clock.set(START + 5000);
  expect(recorded).toEqual([]);
  await machine.advance(5000);
  clock.set(START + 10_002);
  expect(recorded).toEqual(['set forward']);
});

test('a clock that is no longer frozen continues at the machine’s time', async () => {
  const { machine, clock, recorded } = await hearStory();
  clock.setMode('frozen');
  await machine.advance(5000);
  clock.setMode('real');
  expect(recorded).toEqual([FROZEN, 'The mode of the clock was changed.']);
});

test('records nothing after the cleanup', async () => {
  const { clock, backend, host, overrides, recorded, stop, setPhone, changeStored } =
    await hearStory();
  stop();
  backend.override({ times: 1, code: 10000 });
  backend.load(backend.snapshot());
  host.emit('event', 'tokenUpdate');
  overrides.add('back', { pointer: '', nth: null, reply: REPLY, times: 1 });
  setPhone({ network: 'offline' });
  changeStored({ area: 'local', key: 'a', oldValue: null, newValue: 'b' });
  clock.setMode('stepped');
  expect(recorded).toEqual([]);
});
