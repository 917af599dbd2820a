import { createNanoEvents } from 'nanoevents';
import { expect, test } from 'vitest';
import { FIXTURES } from '../../backend/fixtures.ts';
import type { HostEvents, HostReply } from '../../host/host.types.ts';
import { createNamedOverrides } from '../../host/named-overrides.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { StorageChange } from '../../phone/phone-storage.ts';
import type { PhoneName, PhoneSettings } from '../../settings/settings.ts';
import { openSettings } from '../../settings/settings-store.ts';
import { observePhone } from './observe-phone.ts';

const START = Date.UTC(2026, 8, 4, 8);
const SAVED_VALUE = { load: async () => undefined, save: async () => {} };
const REPLY = { code: -5, data: null, msg: '', delay: 0, times: 1 } as const;

/** A phone without a page, and what is recorded of it. */
async function hearPhone(name: PhoneName = 'first') {
  const store = await openSettings(SAVED_VALUE, () => true);
  const host = createNanoEvents<HostEvents>();
  const overrides = createNamedOverrides<HostReply>();
  const asked: Parameters<Phone['onAnswer']>[0][] = [];
  const storageListeners: Parameters<Phone['storage']['onChange']>[0][] = [];
  const recorded: unknown[] = [];
  overrides.take('userInfo');
  const phone = {
    name,
    settings: () => store.getSnapshot().context[name],
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
  store.trigger.deskChanged({ change: { hasSecondPhone: true } });
  const stop = observePhone({
    phone,
    backend: { peek: () => FIXTURES.everyday.create(START) },
    stores: { settings: store },
    recorder: {
      did: (action) => recorded.push(action),
      removed: () => recorded.push('removed'),
      unsupported: (text) => recorded.push(text),
    },
  });
  const setPhone = (change: Partial<PhoneSettings>) =>
    store.trigger.phoneChanged({ phone: name, change });
  const changeStored = (change: StorageChange) => {
    for (const listener of [...storageListeners]) listener(change);
  };
  return { changeStored, store, host, overrides, asked, recorded, stop, setPhone };
}

test('records the network, and remarks on other settings', async () => {
  const { store, recorded, setPhone } = await hearPhone();
  setPhone({ network: 'offline' });
  setPhone({ theme: 'dark' });
  setPhone({ platform: 'android', safeTop: 20, reducesMotion: true });
  store.trigger.phoneChanged({ phone: 'second', change: { network: 'slow', platform: 'ios' } });
  expect(recorded).toEqual([
    { do: 'network', network: 'offline' },
    'The platform was changed, and no step can do that.',
    'The safe top was changed, and no step can do that.',
    'The reduced motion was changed, and no step can do that.',
  ]);
});

test('records a change of the storage by the desk', async () => {
  const { changeStored, recorded } = await hearPhone();
  changeStored({ area: 'session', key: 'pay', oldValue: null, newValue: 'x' });
  changeStored({ area: 'local', key: 'global', oldValue: '{}', newValue: null });
  expect(recorded).toEqual([
    { do: 'storage.change', area: 'session', key: 'pay', value: 'x' },
    { do: 'storage.change', area: 'local', key: 'global', value: null },
  ]);
});

test('remarks on a login by the desk, not on one by the person', async () => {
  const { asked, recorded, setPhone } = await hearPhone();
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
  const { overrides, recorded } = await hearPhone();
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
  const { host, asked, recorded } = await hearPhone();
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

test('records a reply once, and counts calls from the start, but for the next one', async () => {
  const { overrides, recorded } = await hearPhone();
  overrides.add('userInfo', { pointer: '', nth: 3, reply: REPLY, times: 1 });
  overrides.add('back', { pointer: '', nth: null, reply: { ...REPLY }, times: 1 });
  overrides.add('back', { pointer: '', nth: 1, reply: { ...REPLY }, times: 1 });
  overrides.take('userInfo');
  expect(recorded).toEqual([
    { do: 'bridge.reply', call: 'userInfo', nth: 2, reply: REPLY },
    { do: 'bridge.reply', call: 'back', reply: REPLY },
    { do: 'bridge.reply', call: 'back', reply: REPLY },
  ]);
});

test('remarks on the app’s own answer at another time', async () => {
  const { overrides, recorded } = await hearPhone();
  const reply = { answer: 'own', delay: 500, times: 1 } as const;
  overrides.add('userInfo', { pointer: '', nth: null, reply, times: 1 });
  expect(recorded).toEqual(['A coming userInfo was set to the app’s own answer at another time.']);
});

test('records a phone that is taken off the desk, once', async () => {
  const { store, recorded } = await hearPhone('second');
  const put = (hasSecondPhone: boolean) =>
    store.trigger.deskChanged({ change: { hasSecondPhone } });
  put(false);
  put(false);
  expect(recorded).toEqual(['removed']);
});

test('records its own settings alone', async () => {
  const { store, recorded, setPhone } = await hearPhone('second');
  store.trigger.phoneChanged({ phone: 'first', change: { network: 'offline' } });
  setPhone({ network: 'slow' });
  expect(recorded).toEqual([{ do: 'network', network: 'slow' }]);
});

test('records nothing after the cleanup', async () => {
  const { host, overrides, recorded, stop, setPhone, changeStored } = await hearPhone();
  stop();
  host.emit('event', 'tokenUpdate');
  overrides.add('back', { pointer: '', nth: null, reply: REPLY, times: 1 });
  setPhone({ network: 'offline' });
  changeStored({ area: 'local', key: 'a', oldValue: null, newValue: 'b' });
  expect(recorded).toEqual([]);
});
