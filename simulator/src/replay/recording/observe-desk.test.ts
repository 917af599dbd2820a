import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createBackend } from '../../backend/backend.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { startBackend } from '../../backend/testing.ts';
import { createSimulatorClock } from '../../clock/simulator-clock.ts';
import { openSettings } from '../../settings/settings-store.ts';
import { FROZEN, NOT_JOINED, observeDesk } from './observe-desk.ts';

const START = Date.UTC(2026, 8, 4, 8);
const SAVED_VALUE = { load: async () => undefined, save: async () => {} };

/** A desk whose first phone is recorded, and what is recorded of the desk itself. */
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
  const recorded: unknown[] = [];
  const stop = observeDesk(
    { clock, backend, settings, stores: { settings: store } },
    {
      did: (action) => recorded.push(action),
      acted: (field, argument, before) =>
        recorded.push({ [field]: argument, usedAt: before.vouchers['voucher-usable']?.usedAt }),
      backendChanged: (before, after) =>
        recorded.push({ people: [before, after].map((state) => Object.keys(state.users).length) }),
      overridden: ({ code }) => recorded.push({ overridden: code }),
      overrideUsed: ({ sender }) => recorded.push({ usedBy: sender }),
      smsSent: (code) => recorded.push({ sms: code.length }),
      clockSetForward: () => recorded.push('set forward'),
      unsupported: (text) => recorded.push(text),
    },
    (sender) => sender === 'first',
  );
  return { machine, clock, backend, store, recorded, stop };
}

test('records changes of the backend, except the first phone’s own', async () => {
  const { backend, recorded } = await hearStory();
  const { request } = startBackend();
  await backend.handle({ ...request('sendCode', { phone: '+6281355550123' }), sender: 'first' });
  expect(recorded).toEqual([{ sms: 6 }]);
  await backend.handle({ ...request('sendCode', { phone: '+6281355550124' }), sender: 'second' });
  expect(recorded.slice(1)).toEqual([{ people: [4, 4] }, NOT_JOINED]);
  const state = backend.snapshot();
  const { member, ...users } = state.users;
  expect(member).toBeDefined();
  backend.load({ ...state, users });
  expect(recorded.slice(3)).toEqual([{ people: [4, 3] }]);
});

test('records an action of the till as it is, with the state before, and no change beside it', async () => {
  const { backend, recorded } = await hearStory();
  backend.redeem('KP7M4XQ2R9WD');
  expect(recorded).toEqual([{ redeemed: 'KP7M4XQ2R9WD', usedAt: null }]);
});

test('remarks on an action that was refused', async () => {
  const { backend, recorded } = await hearStory();
  backend.redeem('nonsense');
  expect(recorded).toEqual([
    'The till or the desk was refused, which is left out: There is no voucher with this code.',
  ]);
});

test('a payment in the app of a recorded phone is an answer of its person', async () => {
  const { backend, recorded } = await hearStory();
  backend.receivePayment('order-qris', 'first');
  expect(recorded).toEqual([]);
});

test('records an override, and who uses it', async () => {
  const { backend, recorded } = await hearStory();
  backend.override({ endpoint: 'config', times: 1, code: 10000 });
  await backend.handle({ ...startBackend().request('config', {}), sender: 'first' });
  expect(recorded).toEqual([{ overridden: 10000 }, { usedBy: 'first' }]);
});

test('records the claim code', async () => {
  const { store, recorded } = await hearStory();
  store.trigger.deskChanged({ change: { claimCode: 30005 } });
  store.trigger.deskChanged({ change: { zoom: 1 } });
  expect(recorded).toEqual([{ do: 'backend.change', set: {}, remove: [], claimCode: 30005 }]);
});

test('says once that a phone was used that did not join', async () => {
  const { backend, recorded } = await hearStory();
  const { request } = startBackend();
  const ask = (sender: string) => backend.handle({ ...request('config', {}), sender });
  await ask('first');
  expect(recorded).toEqual([]);
  await ask('second');
  await ask('second');
  expect(recorded).toEqual([NOT_JOINED]);
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

test('remarks on a clock that is set back, not on a step or another mode', async () => {
  const { clock, recorded } = await hearStory();
  clock.setMode('stepped');
  await clock.advance(1000);
  clock.set(START);
  expect(recorded).toEqual(['The clock was set back.']);
});

test('records a clock that is set forward, in every mode', async () => {
  const { machine, clock, recorded } = await hearStory();
  clock.set(START + 2);
  expect(recorded.splice(0)).toEqual(['set forward']);
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
  expect(recorded).toEqual([FROZEN]);
});

test('records nothing after the cleanup', async () => {
  const { clock, backend, recorded, stop, store } = await hearStory();
  stop();
  backend.override({ times: 1, code: 10000 });
  backend.load(backend.snapshot());
  backend.redeem('KP7M4XQ2R9WD');
  store.trigger.deskChanged({ change: { claimCode: 30005 } });
  clock.setMode('frozen');
  expect(recorded).toEqual([]);
});
