import { CLAIM_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import type { BackendState } from '../backend/state.ts';
import { START } from '../backend/testing.ts';
import { startDesk } from '../desk/testing.ts';
import { guardSimulator, SimulatorError } from './guard-simulator.ts';
import type { ScenarioControls, Simulator } from './simulator.types.ts';

const STAGE: ScenarioControls['stage'] = {
  open: async () => null,
  perform: async () => null,
  settle: async () => null,
  observe: async () => ({
    ok: false,
    failure: { pointer: '', message: 'Nothing is there to be seen.' },
  }),
  takeInputs: async () => [],
  close: async () => {},
  leave: async () => {},
};

/** A desk as a script has it, without a scenario. */
async function startGuarded() {
  const { desk } = await startDesk();
  const loaded: unknown[] = [];
  const asked: unknown[] = [];
  const guarded = guardSimulator({
    ...desk,
    async load(scenario) {
      loaded.push(scenario);
      return [];
    },
    run: async () => null,
    runTo: async () => null,
    pauseRun: () => {},
    setBreakpoints: (steps) => void asked.push(['setBreakpoints', steps]),
    setPace: (ms) => void asked.push(['setPace', ms]),
    runningMachines: () => [],
    sendEvent: (name, event) => asked.push(['sendEvent', name, event]) > 0,
    step: async () => null,
    back: async () => null,
    stepChanges: () => [],
    stage: STAGE,
    leave: async () => {},
    record: async () => {},
    stop: async () => null,
  });
  return { desk, guarded, loaded, asked };
}

/** Calls a member as a script does, to whom no compiler objects. */
function call(guarded: Simulator, path: string, given: readonly unknown[]): unknown {
  const member = path
    .split('.')
    .reduce<unknown>((owner, name) => Reflect.get(Object(owner), name), guarded);
  if (typeof member !== 'function') throw new Error(`There is no ${path}.`);
  return Reflect.apply(member, null, given);
}

/** Words of what it throws, or rejects with, and that it is a {@link SimulatorError}. */
async function refusalOf(guarded: Simulator, path: string, given: readonly unknown[]) {
  try {
    await call(guarded, path, given);
  } catch (error) {
    if (error instanceof SimulatorError) return error.message;
    throw error;
  }
  return null;
}

test.each([
  [
    'clock.setMode',
    ['wat'],
    'argument 1: Invalid type: Expected ("real" | "frozen" | "fast" | "stepped") but received "wat"',
  ],
  [
    'clock.set',
    [Number.POSITIVE_INFINITY],
    'argument 1: Invalid value: Expected <=253370764800000 but received Infinity',
  ],
  [
    'clock.set',
    ['2026-09-04'],
    'argument 1: Invalid type: Expected number but received "2026-09-04"',
  ],
  [
    'backend.override',
    [{ times: 1, body: 'x'.repeat(1024 * 1024 + 1) }],
    'body: Expected a body of 1 MB at most',
  ],
  ['clock.advance', [Number.NaN], 'argument 1: Invalid type: Expected number but received NaN'],
  ['clock.advance', [-1], 'argument 1: Invalid value: Expected >=0 but received -1'],
  ['clock.advance', [1, -1], 'argument 2: Invalid value: Expected >=0 but received -1'],
  [
    'reload',
    ['third'],
    'argument 1: Invalid type: Expected ("first" | "second") but received "third"',
  ],
  [
    'clearStorage',
    ['third'],
    'argument 1: Invalid type: Expected ("first" | "second") but received "third"',
  ],
  [
    'renewDevice',
    ['third'],
    'argument 1: Invalid type: Expected ("first" | "second") but received "third"',
  ],
  [
    'takeSuggestedCode',
    [2],
    'argument 1: Invalid type: Expected ("first" | "second") but received 2',
  ],
  [
    'scanScreen',
    ['third'],
    'argument 1: Invalid type: Expected ("first" | "second") but received "third"',
  ],
  ['open', ['mine'], 'argument 1: Expected a route, which begins with /'],
  [
    'open',
    ['/mine', 'third'],
    'argument 2: Invalid type: Expected ("first" | "second") but received "third"',
  ],
  ['reload', ['first', 'second'], 'argument 2: Invalid type: Expected never but received "second"'],
  ['configure', [], 'argument 1: Invalid type: Expected Object but received undefined'],
  [
    'configure',
    [{ platform: 'nokia' }],
    'platform: Invalid type: Expected ("ios" | "android" | "browser") but received "nokia"',
  ],
  [
    'configure',
    [{ platform: undefined }],
    'platform: Invalid type: Expected ("ios" | "android" | "browser") but received undefined',
  ],
  [
    'configure',
    [{ clock: { mode: 'fast', start: -1 } }],
    'clock.start: Invalid value: Expected >=0 but received -1',
  ],
  [
    'configure',
    [{ theme: 'dark' }, 'third'],
    'argument 2: Invalid type: Expected ("first" | "second") but received "third"',
  ],
  ['backend.override', [{ times: -3 }], 'times: Invalid value: Expected >=1 but received -3'],
  ['backend.override', [{ times: 1.5 }], 'times: Invalid integer: Received 1.5'],
  ['backend.redeem', [7], 'argument 1: Invalid type: Expected string but received 7'],
  ['backend.receivePayment', [7], 'argument 1: Invalid type: Expected string but received 7'],
  ['backend.logInAs', [null], 'argument 1: Invalid type: Expected string but received null'],
  [
    'backend.setConditions',
    [{ claimCode: '30006' }],
    'claimCode: Invalid type: Expected number but received "30006"',
  ],
  [
    'configure',
    [{ claimCode: 12_345 }],
    `claimCode: Expected one of ${Object.values(CLAIM_CODE).join(', ')}`,
  ],
  [
    'overrideCall',
    ['userInfo', { times: 3 }],
    'times: Invalid type: Expected (0 | 1 | 2) but received 3',
  ],
  ['setBreakpoints', [[0]], '0: Invalid value: Expected >=1 but received 0'],
  ['setPace', [-1], 'argument 1: Invalid value: Expected >=0 but received -1'],
  ['answer', [7], 'argument 1: Invalid type: Expected string but received 7'],
  ['load', [7], 'argument 1: Invalid type: Expected (string | Object) but received 7'],
])('%s is refused %j in words', async (path, given, message) => {
  const { guarded } = await startGuarded();
  expect(await refusalOf(guarded, path, given)).toBe(`${path}: ${message}. Nothing was done.`);
});

test.each([
  [
    'configure',
    [{ wat: 1 }],
    /^configure: wat: Unknown field "wat"; known: platform, browser, appVersion, .*, clock\./,
  ],
  [
    'configure',
    [{ user: 'nobody' }],
    /^configure: user: Expected one of newcomer, .*, or a mobile phone in E\.164\./,
  ],
  [
    'configure',
    [{ screen: 'toString' }],
    /^configure: screen: .*"standard".* but received "toString"/,
  ],
  [
    'backend.override',
    [{ endpoint: 'nope', times: 1 }],
    /^backend\.override: endpoint: .*"claim".* but received "nope"/,
  ],
  [
    'backend.override',
    [{ times: 1, code: 'x', wat: 1 }],
    /code: .*; wat: Unknown field "wat"; known: endpoint, times,/,
  ],
  ['backend.on', ['nope', () => {}], /^backend\.on: argument 1: .*"exchange"/],
  ['backend.load', [{ claims: [] }], /^backend\.load: .*users: /],
  ['backend.edit', [{ claims: [] }], /^backend\.edit: .*users: /],
  ['emit', ['nope'], /^emit: argument 1: .*"tokenUpdate".* but received "nope"/],
  ['applySettings', [{ desk: {} }], /^applySettings: desk\.hasSecondPhone: /],
])('%s says what is allowed instead of %j', async (path, given, message) => {
  const { guarded } = await startGuarded();
  expect(await refusalOf(guarded, path, given)).toMatch(message);
});

test('of what is partly wrong nothing is done', async () => {
  const { guarded } = await startGuarded();
  const before = guarded.settings();
  expect(() => call(guarded, 'configure', [{ theme: 'dark', platform: 'nokia' }])).toThrow(
    SimulatorError,
  );
  const { first } = before;
  expect(() =>
    call(guarded, 'applySettings', [{ ...before, first: { ...first, theme: 'dark', width: 1 } }]),
  ).toThrow(SimulatorError);
  expect(guarded.settings()).toEqual(before);
});

test('what takes its time rejects', async () => {
  const { guarded } = await startGuarded();
  await expect(call(guarded, 'load', [7])).rejects.toThrow(SimulatorError);
  await expect(call(guarded, 'scanScreen', ['third'])).rejects.toThrow(SimulatorError);
  await expect(call(guarded, 'clock.advance', [-1])).rejects.toThrow(SimulatorError);
});

test('what is right is done', async () => {
  const { desk, guarded, loaded } = await startGuarded();
  guarded.configure({ theme: 'dark', user: '+6281200000202', zoom: 1 });
  guarded.configure({ theme: 'dark', location: null }, 'second');
  expect(guarded.settings()).toMatchObject({
    desk: { zoom: 1 },
    first: { theme: 'dark', user: '+6281200000202' },
    second: { theme: 'dark', location: null },
  });
  guarded.configure({ clock: { mode: 'stepped', start: START } });
  await guarded.clock.advance(5000);
  await guarded.clock.advance(60_000, 1000);
  expect(guarded.clock.now()).toBe(START + 65_000);
  guarded.clock.set(0);
  guarded.clock.setMode('frozen');
  expect([desk.clock.now(), desk.clock.mode()]).toEqual([0, 'frozen']);

  guarded.applySettings({
    ...guarded.settings(),
    desk: { ...guarded.settings().desk, zoom: 'fit' },
  });
  expect(guarded.settings().desk.zoom).toBe('fit');
  await guarded.load('{}');
  await guarded.load({ version: 1 });
  expect(loaded).toEqual(['{}', { version: 1 }]);
  expect(await guarded.scanScreen('second')).toEqual({ kind: 'nothing' });
});

test('the backend does what a script asks for', async () => {
  const { desk, guarded } = await startGuarded();
  const heard: number[] = [];
  const stop = guarded.backend.on('overrides', (left) => heard.push(left));
  guarded.backend.override({ endpoint: 'claim', network: 'lost', times: 2, delay: 0 });
  guarded.backend.override({ times: 1, code: 30_006, data: { a: 1 } });
  stop();
  guarded.backend.clearOverrides();
  expect(heard).toEqual([2, 3]);

  expect(guarded.backend.redeem('nonsense')).toEqual(desk.backend.redeem('nonsense'));
  expect(guarded.backend.receivePayment('nonsense')).toBe(false);
  expect(guarded.backend.logInAs('member')).not.toBeNull();
  guarded.backend.setConditions({ claimCode: null });
  const state = guarded.backend.snapshot();
  guarded.resetBackend();
  expect(desk.backend.snapshot()).not.toEqual(state);
  guarded.backend.load(state);
  expect(desk.backend.snapshot()).toEqual(state);
});

test('a script has copies of the state of the backend', async () => {
  const { desk, guarded } = await startGuarded();
  const before = JSON.stringify(desk.backend.peek());
  const change = (state: BackendState) => Object.assign(state.config, { mobileRegister: false });
  change(guarded.backend.snapshot());
  change(guarded.backend.peek());
  const loaded = guarded.backend.snapshot();
  guarded.backend.load(loaded);
  change(loaded);
  expect(JSON.stringify(desk.backend.peek())).toBe(before);
});

test('a phone does what a script asks for', async () => {
  const { desk, guarded } = await startGuarded();
  const emitted: string[] = [];
  desk.phones.second.host.on('event', (event) => emitted.push(event));
  guarded.emit('tokenUpdate', undefined, 'second');
  guarded.emit('tokenUpdate');
  expect(emitted).toEqual(['tokenUpdate']);

  guarded.open('/mine', 'second');
  expect(desk.phones.second.frame.page.getSnapshot().context.address).toMatch(/#\/mine$/);
  const { id } = desk.phones.first.frame.page.getSnapshot().context;
  guarded.reload();
  guarded.clearStorage('first');
  guarded.renewDevice();
  expect(desk.phones.first.frame.page.getSnapshot().context.id).toBe(id + 3);
  expect(guarded.takeSuggestedCode('second')).toBe(false);
});

test('overrides the answers of the native app, and clears the overrides', async () => {
  const { desk, guarded } = await startGuarded();
  guarded.overrideCall('userInfo', { code: -5, nth: 2 });
  guarded.overrideCall('scanCode', { data: { text: 'table-7' }, times: 2 });
  guarded.overrideCall('getSafeTop', { delay: 500 }, 'second');
  expect(guarded.callOverrides().map(({ name, nth, reply }) => [name, nth, reply])).toEqual([
    ['userInfo', 2, { code: -5, data: null, msg: '', delay: 0, times: 1 }],
    ['scanCode', 1, { code: 0, data: { text: 'table-7' }, msg: '', delay: 0, times: 2 }],
  ]);
  expect(guarded.callOverrides('second')[0]?.reply).toEqual({
    ...{ answer: 'own', delay: 500, times: 1 },
  });
  guarded.clearCallOverrides();
  expect(desk.phones.first.host.overrides.waiting()).toEqual([]);
});

test('answers the open sheet', async () => {
  const { desk, guarded } = await startGuarded();
  expect(guarded.answer('member')).toBe(false);
  desk.phones.first.screen.trigger.sheetSet({ sheet: { kind: 'login' } });
  expect(guarded.sheet()).toEqual({ kind: 'login' });
  expect(guarded.answer(null)).toBe(true);
  expect(guarded.sheet()).toBeNull();
});

test('reads and changes what a phone stores', async () => {
  const { desk, guarded } = await startGuarded();
  guarded.store('local', 'lan', 'en');
  guarded.store('cache', 'cityId', '3273', 'second');
  expect(guarded.stored('local')).toMatchObject({ lan: 'en' });
  expect(guarded.stored('cache', 'second')).toMatchObject({ cityId: '3273' });
  expect(desk.phones.second.host.storage.cache.get('cityId')).toBe('3273');
  guarded.store('local', 'lan', null);
  expect(guarded.stored('local')).not.toHaveProperty('lan');
});

test('reads and clears the log, and reads the coverage', async () => {
  const { desk, guarded } = await startGuarded();
  guarded.emit('tokenUpdate');
  desk.phones.first.host.recordFailure('back', {}, { code: -3, msg: 'Outside.' });
  expect(guarded.events()).toMatchObject([{ name: 'tokenUpdate', phone: 'first' }]);
  expect(guarded.coverage().calls).toEqual([
    { method: 'back', platform: 'ios', outcome: 'outsideApp', times: 1 },
  ]);
  guarded.clearLog();
  expect([guarded.events(), guarded.calls()]).toEqual([[], []]);
  expect(guarded.coverage().calls).toHaveLength(1);
});

test('sets breakpoints and pace, and sends events to machines', async () => {
  const { asked, guarded } = await startGuarded();
  guarded.setBreakpoints([2, 4]);
  guarded.setPace(300);
  guarded.sendEvent('claim', { type: 'CLAIM' });
  expect(asked).toEqual([
    ['setBreakpoints', [2, 4]],
    ['setPace', 300],
    ['sendEvent', 'claim', { type: 'CLAIM' }],
  ]);
});

test('the backend answers a malformed request with its problems', async () => {
  const { guarded } = await startGuarded();
  expect(await call(guarded, 'backend.handle', [null])).toMatchObject({
    kind: 'answered',
    response: { body: expect.stringContaining('Expected Object but received null') },
  });
});

test('what only the page needs is not handed out', async () => {
  const { guarded } = await startGuarded();
  expect(Object.keys(guarded)).not.toContain('stores');
  expect(Object.keys(guarded)).not.toContain('phones');
});
