import { type App, createApp, type Language } from '@cangkir/core';
import {
  createMemoryPorts,
  createMemoryWorld,
  createSeededRandom,
  createVirtualClock,
} from '@cangkir/core/testing';
import { createNanoEvents } from 'nanoevents';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from '../../backend/backend.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { createSimulatorClock } from '../../clock/simulator-clock.ts';
import type { Renewal } from '../../frame/frame.ts';
import type { HostEvents, HostReply, PageWindow } from '../../host/host.types.ts';
import { createNamedOverrides } from '../../host/named-overrides.ts';
import type { Phone } from '../../phone/create-phone.ts';
import { createPhoneStorage } from '../../phone/phone-storage.ts';
import { createPhoneStore } from '../../phone/phone-store.ts';
import { createArea } from '../../phone/testing.ts';
import type { PhoneName, PhoneSettings } from '../../settings/settings.ts';
import { openSettings } from '../../settings/settings-store.ts';
import { turn } from '../../shared/turn.ts';
import { createLiveRecorder } from './live-recorder.ts';
import { FROZEN } from './observe-desk.ts';

const START = Date.UTC(2026, 8, 4, 8);
const SAVED_VALUE = { load: async () => undefined, save: async () => {} };

/** The window of a page. The recorder does not read it here. */
const WINDOW: PageWindow = {
  navigator: { credentials: { get: async () => null } },
  JSON,
  document: { documentElement: { dataset: {} }, dispatchEvent: () => true },
  dispatchEvent: () => true,
  reportError: () => {},
};

beforeEach(() => {
  vi.stubGlobal('localStorage', createArea());
  vi.stubGlobal('sessionStorage', createArea());
});
afterEach(() => void vi.unstubAllGlobals());

/** Calls listeners until they unsubscribe. */
function createListeners<Data>() {
  const listeners = new Set<(data: Data) => void>();
  return {
    notify: (data: Data) => [...listeners].map((listener) => listener(data)),
    add(listener: (data: Data) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A desk whose phones load pages on demand, and its live recorder. */
async function startDesk(change: Partial<PhoneSettings> = {}) {
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
  const page = { roundTrips: 0, isRestless: false, onRoundTrip: () => {} };
  const asked: string[] = [];
  const own = { isOwn: true };
  let seed = 0;

  async function rest(): Promise<void> {
    for (let turns = 0; turns < 80; turns += 1) await turn();
  }

  function putPhone(name: PhoneName) {
    const set = (part: Partial<PhoneSettings>) =>
      store.trigger.phoneChanged({ phone: name, change: part });
    const host = createNanoEvents<HostEvents>();
    const apps = createListeners<App>();
    const renewals = createListeners<Renewal>();
    let app: App | null = null;

    /** Loads a page. Its app is there a turn later, if it has one. */
    async function load({ hasApp = true } = {}): Promise<void> {
      host.emit('installed', WINDOW);
      app = null;
      if (!hasApp) return;
      await turn();
      const composed = createApp(createMemoryPorts(createMemoryWorld()));
      app = composed;
      apps.notify(composed);
      composed.start();
      await rest();
    }

    return {
      name,
      set,
      load,
      settings: () => settings()[name],
      app: () => app,
      onApp: apps.add,
      onAnswer: () => () => {},
      screen: createPhoneStore(),
      storage: createPhoneStorage(name, () => 'usual'),
      host: { ...host, overrides: createNamedOverrides<HostReply>() },
      requests: {
        pending: () => [],
        isPreparing: () => false,
        isLoading: () => false,
        haveLoadsChanged: () => false,
        changes: () => 0,
        async roundTrip() {
          page.roundTrips += 1;
          page.onRoundTrip();
          if (page.isRestless) throw new Error('It never ends.');
        },
      },
      frame: {
        window: () => null,
        onRenewal: renewals.add,
        open(route: string) {
          asked.push(`${name}: open ${route}`);
          set({ route });
          renewals.notify({ kind: 'opened', route });
          void load();
        },
        async close() {
          asked.push(`${name}: close`);
        },
        reload() {
          asked.push(`${name}: reload`);
          renewals.notify({ kind: 'reloaded' });
          void load();
        },
      },
    };
  }

  const first = putPhone('first');
  const second = putPhone('second');
  first.set({ platform: 'browser', language: 'id', deviceId: 'phone-1', ...change });
  second.set({ platform: 'browser', language: 'id', deviceId: 'phone-2', route: '/mine' });
  const live = createLiveRecorder({
    desk: {
      clock,
      backend,
      settings,
      stores: { settings: store },
      network: { counts: () => ({}), refusals: () => [], holds: () => false },
      randomness: {
        reseed() {
          seed += 1;
          return seed;
        },
      },
      phones: { first, second },
    },
    isOwn: () => own.isOwn,
  });
  /** A person chooses a language, and the effect is observed. */
  async function choose(language: Language, { app }: Pick<Phone, 'app'> = first): Promise<void> {
    app()?.setLanguage(language);
    await rest();
  }
  const putSecond = (hasSecondPhone: boolean) =>
    store.trigger.deskChanged({ change: { hasSecondPhone } });
  const steps = async () => (await live.settled('A scenario'))?.draft.steps;
  const remarks = () => live.soFar('A scenario')?.remarks;
  return {
    machine,
    clock,
    backend,
    phone: first,
    second,
    page,
    own,
    asked,
    load: first.load,
    rest,
    live,
    choose,
    putSecond,
    steps,
    remarks,
  };
}

const chosen = (language: string) => [
  { do: 'choose-language', language },
  { do: 'expect', language },
];

test('has no scenario and no observation before a page is loaded', async () => {
  const { live } = await startDesk();
  expect(live.soFar('A scenario')).toBeNull();
  expect(await live.settled('A scenario')).toBeNull();
  expect(await live.scenarioUntil('A scenario', START, START)).toBeNull();
  expect(live.observe()).toEqual([]);
});

test('each page starts a recording, of inputs and their effects', async () => {
  const { load, live, choose, steps } = await startDesk();
  await load();
  await choose('zh');
  expect(await steps()).toEqual(chosen('zh'));
  expect(live.soFar('A scenario')?.draft).toMatchObject({
    title: 'A scenario',
    device: { platform: 'browser' },
    route: '/get-coupons?activityCode=kopi-susu',
  });
  await load();
  await choose('en');
  expect(await steps()).toEqual(chosen('en'));
});

test('each recording has a seed of its own, which spans the pages of a requested one', async () => {
  const { load, live, rest } = await startDesk();
  const seed = () => live.soFar('A scenario')?.draft['seed'] ?? 1;
  await load();
  expect(seed()).toBe(1);
  await load();
  expect(seed()).toBe(2);
  await live.begin();
  await rest();
  expect(seed()).toBe(3);
  await load();
  expect(seed()).toBe(3);
});

test('records events to the machines', async () => {
  const { load, phone, rest, steps } = await startDesk();
  await load();
  phone.app()?.root.send({ type: 'REQUIRE_LOGIN' });
  await rest();
  expect(await steps()).toContainEqual({
    do: 'send',
    actor: 'app',
    event: { type: 'REQUIRE_LOGIN' },
  });
});

test('observes the page and the backend', async () => {
  const { load, backend, live } = await startDesk();
  await load();
  expect(live.observe()).toMatchObject([
    {
      phone: 'first',
      observation: {
        route: '/get-coupons?activityCode=kopi-susu',
        left: null,
        redirect: null,
        user: null,
        language: 'id',
        backend: { claims: backend.peek().claims },
      },
    },
  ]);
});

test('a requested recording reloads the page, and spans all further ones', async () => {
  const { load, live, asked, phone, rest, choose, steps } = await startDesk();
  await load();
  await choose('zh');
  await live.begin();
  expect(asked).toEqual(['first: reload']);
  await choose('en');
  const before = phone.app();
  phone.frame.reload();
  await rest();
  before?.setLanguage('zh');
  await choose('zh');
  phone.frame.open('/mine');
  await rest();
  expect(await steps()).toEqual([
    ...chosen('en'),
    { do: 'reload' },
    { do: 'expect', language: 'id' },
    ...chosen('zh'),
    { do: 'open', route: '/mine' },
    { do: 'reload' },
    { do: 'expect', route: '/mine', language: 'id' },
  ]);
});

test('after a requested recording, each page starts one again', async () => {
  const { load, live, choose, steps, phone, rest } = await startDesk();
  await load();
  await live.begin();
  await choose('zh');
  live.end();
  phone.frame.reload();
  await rest();
  await choose('en');
  expect(await steps()).toEqual(chosen('en'));
});

test('opens a page again that is still loading', async () => {
  const { load, live, asked } = await startDesk({ route: '/mine' });
  await load({ hasApp: false });
  await live.begin();
  expect(asked).toEqual(['first: open /mine']);
});

test('records nothing of a scenario that runs', async () => {
  const { load, live, own, choose, backend, phone, steps } = await startDesk();
  await load();
  await choose('zh');
  own.isOwn = false;
  await choose('en');
  backend.override({ endpoint: 'claim', times: 1, code: 10000 });
  phone.screen.trigger.pausedSet({ isPaused: true });
  await load();
  await choose('en');
  own.isOwn = true;
  expect((await steps())?.slice(0, 2)).toEqual(chosen('zh'));
  expect(live.soFar('A scenario')?.draft.steps).not.toContainEqual(chosen('en')[0]);
});

test('knows which requests and calls a scenario made', async () => {
  const { load, live, own, phone, second, backend } = await startDesk();
  const asked: Parameters<typeof live.isOfScenario>[0][] = [];
  backend.on('exchange', (exchange) => asked.push(exchange));
  for (const { host } of [phone, second]) host.on('call', (call) => asked.push(call));
  const ask = async () => {
    await backend.handle({ method: 'GET', path: '/', query: {}, headers: {}, body: '' });
    for (const { host } of [phone, second]) {
      host.emit('call', {
        ...{ id: 1, at: START, method: 'userInfo', input: {} },
        ...{ answer: null, isMalformed: false, answerNumber: 1, duration: null },
      });
    }
  };
  await load();
  await ask();
  own.isOwn = false;
  await ask();
  own.isOwn = true;
  await ask();
  expect(asked.map((record) => live.isOfScenario(record))).toEqual([
    ...[false, false, false],
    ...[true, true, true],
    ...[false, false, false],
  ]);
});

test('does not observe the last input’s effect once a scenario runs', async () => {
  const { load, live, own, phone, rest } = await startDesk();
  await load();
  phone.app()?.setLanguage('zh');
  own.isOwn = false;
  await rest();
  expect(live.soFar('A scenario')?.draft.steps).toEqual(chosen('zh').slice(0, 1));
});

test('observes the effect of the last input before the scenario is written', async () => {
  const { load, phone, steps } = await startDesk();
  await load();
  phone.app()?.setLanguage('zh');
  expect(await steps()).toEqual(chosen('zh'));
});

test('observes the address that the page leaves to', async () => {
  const { load, live, phone, rest } = await startDesk();
  await load();
  const address = 'https://pay.example/1';
  phone.screen.trigger.contentSet({ content: { kind: 'elsewhere', address } });
  await rest();
  expect(live.soFar('A scenario')?.draft.steps).toEqual([{ do: 'expect', left: address }]);
});

test('reports the number of inputs until it is unsubscribed', async () => {
  const { load, live, choose } = await startDesk();
  const counts: number[] = [];
  const stop = live.onInput((inputs) => counts.push(inputs));
  await load();
  await choose('zh');
  await choose('en');
  expect(counts).toEqual([1, 2]);
  stop();
  await choose('zh');
  expect(counts).toHaveLength(2);
});

test('writes the scenario of an older moment while its recording is kept', async () => {
  const { load, machine, live, choose } = await startDesk();
  await load();
  await choose('zh');
  await machine.advance(1000);
  await choose('en');
  const stepsUntil = async (from: number, until: number) =>
    (await live.scenarioUntil('A scenario', from, until))?.draft.steps;
  expect(await stepsUntil(START, START)).toEqual(chosen('zh'));
  for (let pages = 0; pages < 4; pages += 1) {
    await machine.advance(1000);
    await load();
  }
  expect(await stepsUntil(START + 999, START)).toEqual(chosen('zh'));
  expect(await stepsUntil(START - 1, START)).toBeUndefined();
  await load();
  expect(await stepsUntil(START + 999, START)).toBeUndefined();
});

test('remarks on what a scenario can’t say of the start', async () => {
  const { load, clock, remarks } = await startDesk({ platform: 'ios', isNamed: false });
  clock.setMode('frozen');
  await load();
  expect(remarks()).toEqual([FROZEN, expect.stringContaining('user agent')]);
});

test.each([
  ['real', 1337, 1300],
  ['stepped', 1337, 1337],
  ['fast', 200, 12_000],
  ['frozen', 1337, 1300],
] as const)(
  'on a clock that is %s, time is recorded with its precision',
  async (mode, waited, recorded) => {
    const { machine, clock, load, choose, steps } = await startDesk();
    clock.setMode(mode);
    await load();
    await (mode === 'stepped' ? clock : machine).advance(waited);
    await choose('zh');
    expect(await steps()).toEqual([{ do: 'advance', ms: recorded }, ...chosen('zh')]);
  },
);

test('observes changes at the same time once', async () => {
  const { load, phone, page, rest, steps } = await startDesk();
  await load();
  page.roundTrips = 0;
  phone.app()?.setLanguage('zh');
  phone.screen.trigger.pausedSet({ isPaused: true });
  phone.app()?.setLanguage('en');
  await rest();
  const { roundTrips } = page;
  phone.app()?.setLanguage('zh');
  await rest();
  expect(page.roundTrips).toBe(2 * roundTrips);
  expect(await steps()).toEqual([
    { do: 'choose-language', language: 'zh' },
    ...chosen('en'),
    ...chosen('zh'),
  ]);
});

test('remarks on a page that does not settle, and records it', async () => {
  const { load, page, choose, steps, remarks } = await startDesk();
  await load();
  page.isRestless = true;
  await choose('zh');
  expect(await steps()).toEqual(chosen('zh'));
  expect(new Set(remarks())).toEqual(new Set(['The page did not settle.']));
});

test('records a change of the storage for the current page only', async () => {
  const { machine, load, live, phone, steps } = await startDesk();
  await load();
  await machine.advance(1000);
  await load();
  phone.storage.change('local', 'other', 'x');
  const stored = { do: 'storage.change', area: 'local', key: 'other', value: 'x' };
  expect(await steps()).toEqual([stored]);
  const before = await live.scenarioUntil('A scenario', START, START + 1000);
  expect(before?.draft.steps).not.toContainEqual(stored);
});

/** The same on the second phone. */
const chosenOnSecond = (language: string) =>
  chosen(language).map(({ do: kind, ...said }) => ({ do: kind, phone: 2, ...said }));

test('a requested recording loads the page of each phone, and records both in their order', async () => {
  const { load, live, asked, choose, second, putSecond, steps, remarks } = await startDesk();
  putSecond(true);
  await load();
  await second.load();
  await live.begin();
  expect(asked).toEqual(['second: close', 'first: reload', 'second: open /mine']);
  await choose('zh', second);
  await choose('en');
  await choose('id', second);
  expect(await steps()).toEqual([
    ...chosenOnSecond('zh'),
    ...chosen('en'),
    ...chosenOnSecond('id'),
  ]);
  expect(live.soFar('A scenario')?.draft).toMatchObject({
    route: '/get-coupons?activityCode=kopi-susu',
    secondPhone: { device: { platform: 'browser' }, route: '/mine' },
  });
  expect(remarks()).toEqual([]);
});

test('a phone that is put on the desk later is there from the start, and opens its page then', async () => {
  const { load, live, choose, second, putSecond, rest, steps, remarks } = await startDesk();
  await load();
  await live.begin();
  await choose('zh');
  putSecond(true);
  await second.load();
  await rest();
  await choose('zh', second);
  expect(live.soFar('A scenario')?.draft).toMatchObject({ secondPhone: { route: '/help' } });
  expect(await steps()).toEqual([
    ...chosen('zh'),
    { do: 'open', phone: 2, route: '/mine' },
    { do: 'reload', phone: 2 },
    ...chosenOnSecond('zh'),
  ]);
  expect(remarks()).toEqual([expect.stringContaining('Phone 2: It was put on the desk')]);
});

test('a phone that is taken off the desk stays in the scenario, and opens its page when it is back', async () => {
  const { load, live, second, putSecond, rest, steps, remarks } = await startDesk();
  putSecond(true);
  await load();
  await second.load();
  await live.begin();
  putSecond(false);
  await rest();
  expect(live.observe()).toHaveLength(1);
  putSecond(true);
  await second.load();
  await rest();
  expect(await steps()).toEqual([
    { do: 'open', phone: 2, route: '/mine' },
    { do: 'reload', phone: 2 },
  ]);
  expect(remarks()).toEqual([expect.stringContaining('Phone 2: It was taken off the desk')]);
});

test('records what is done to a second phone on the desk', async () => {
  const { load, live, second, putSecond, rest, steps } = await startDesk();
  putSecond(true);
  await load();
  await second.load();
  await live.begin();
  second.set({ network: 'offline' });
  second.frame.reload();
  await rest();
  expect(await steps()).toEqual([
    { do: 'network', phone: 2, network: 'offline' },
    { do: 'reload', phone: 2 },
  ]);
});

test('without being asked, a page of the second phone joins the recording, and starts none', async () => {
  const { load, choose, second, putSecond, steps } = await startDesk();
  putSecond(true);
  await load();
  await second.load();
  await choose('zh', second);
  expect(await steps()).toEqual(chosenOnSecond('zh'));
  await load();
  await choose('id', second);
  expect(await steps()).not.toContainEqual(chosenOnSecond('id')[0]);
});

test('the precision of the times changes with the clock', async () => {
  const { machine, clock, load, choose, steps, remarks } = await startDesk();
  await load();
  await machine.advance(1337);
  await choose('zh');
  clock.setMode('stepped');
  await clock.advance(1001);
  await choose('en');
  expect(await steps()).toEqual([
    { do: 'advance', ms: 1300 },
    ...chosen('zh'),
    { do: 'advance', ms: 1038 },
    ...chosen('en'),
  ]);
  expect(remarks()).toEqual([]);
});

test('what is done while the pages settle is not observed half done', async () => {
  const { load, page, phone, choose, steps } = await startDesk();
  await load();
  page.onRoundTrip = () => {
    page.onRoundTrip = () => {};
    phone.app()?.setLanguage('en');
  };
  await choose('zh');
  expect(await steps()).toEqual([chosen('zh')[0], ...chosen('en')]);
});
