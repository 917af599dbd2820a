import { createVirtualClock } from '@cangkir/core/testing';
import { coreTime } from '@cangkir/tooling/core-time';
import { expect, test } from 'vitest';
import { copyOf } from '../../backend/copy-of.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import type { DraftState } from '../../backend/state.ts';
import { writeScenario } from '../testing.ts';
import type { Observation } from './expectations.ts';
import { MAX_INPUTS } from './recorded-entries.ts';
import { createRecorder } from './recorder.ts';
import { EXACT, runningPrecision } from './timeline.ts';

const START = Date.UTC(2026, 8, 4, 8);
const TOKEN = '1f0e2d3c-aaaa-4bbb-8ccc-000000000004';
const FRIEND = '1f0e2d3c-aaaa-4bbb-8ccc-000000000005';
const FRIENDS_PHONE = '1f0e2d3c-aaaa-4bbb-8ccc-000000000006';
const FRIENDS_VOUCHER = '1f0e2d3c-aaaa-4bbb-8ccc-000000000007';

/** Records a member's phone in a browser, on a campaign's page. */
function startRecorder(precision = EXACT) {
  const clock = createVirtualClock(START);
  let lead = 0;
  const time = () => clock.now() + lead;
  const start = copyOf(FIXTURES.everyday.create(START));
  start.sessions[TOKEN] = { userId: 'member' };
  const now = copyOf(start);
  const { device, route } = writeScenario({ steps: [{ do: 'reload' }] });
  const recorder = createRecorder({
    clock,
    start: {
      at: START,
      fixture: 'everyday',
      backend: start,
      claimCode: null,
      overrides: [],
      seed: 1,
    },
    backend: () => now,
    precision: () => precision,
    time,
  });
  const starting = {
    device,
    user: 'member',
    storage: { local: {}, session: {} },
    route,
    backend: start,
  };
  const phone = recorder.join('first', starting);
  const observation: Observation = {
    actors: {},
    route,
    left: null,
    redirect: null,
    user: 'member',
    language: 'id',
    backend: now,
  };
  const steps = (until?: number) => recorder.scenario('A scenario', until).draft.steps;
  const remarks = () => recorder.scenario('A scenario').remarks;
  /** Time passes while the clock’s moment is frozen. */
  const waitFrozen = (ms: number) => {
    lead += ms;
  };
  return { clock, recorder, phone, starting, now, observation, steps, remarks, waitFrozen };
}

test('a recording without inputs expects the route', () => {
  const { recorder } = startRecorder();
  expect(recorder.scenario('Nothing at all')).toEqual({
    draft: {
      $schema: '../scenario.v2.json',
      version: 2,
      id: 'nothing-at-all',
      title: 'Nothing at all',
      clock: { start: '2026-09-04T15:00:00+07:00' },
      device: { platform: 'browser' },
      user: 'member',
      route: '/get-coupons?activityCode=kopi-susu',
      backend: { fixture: 'everyday' },
      steps: [{ do: 'expect', route: '/get-coupons?activityCode=kopi-susu' }],
    },
    remarks: [],
  });
});

test('expects a change once', () => {
  const { phone, observation, steps } = startRecorder();
  const loading = { ...observation, actors: { draw: { states: ['loading'], context: {} } } };
  phone.observed(observation);
  phone.observed(loading);
  phone.observed(loading);
  phone.observed({ ...loading, route: '/mine', language: 'zh' });
  expect(steps()).toEqual([
    { do: 'expect', actor: 'draw', state: 'loading' },
    { do: 'expect', route: '/mine', language: 'zh' },
  ]);
});

test('expects the states again after a reload', () => {
  const { phone, observation, steps } = startRecorder();
  const ready = { ...observation, actors: { draw: { states: ['ready'], context: {} } } };
  phone.observed(ready);
  phone.did({ do: 'reload' });
  phone.pageLoaded();
  phone.observed(ready);
  const expected = { do: 'expect', actor: 'draw', state: 'ready' };
  expect(steps()).toEqual([expected, { do: 'reload' }, expected]);
});

test('a link from a chat opens a route and reloads', () => {
  const { phone, steps } = startRecorder();
  phone.webViewOpened('/mine');
  expect(steps()).toEqual([{ do: 'open', route: '/mine' }, { do: 'reload' }]);
});

test('records a change of the backend without its secrets', () => {
  const { recorder, now, steps } = startRecorder();
  const before = copyOf(now);
  now.sessions['other-token'] = { userId: 'newcomer' };
  now.smsCodes['+6281200000101'] = { code: '123456', sentAt: START, triesLeft: 5 };
  recorder.backendChanged(before, now);
  expect(recorder.inputs()).toBe(0);
  const after = copyOf(now);
  Object.assign(after.vouchers['voucher-usable'] ?? {}, { usedAt: START });
  delete after.vouchers['voucher-used'];
  recorder.backendChanged(now, after);
  expect(steps()).toEqual([
    {
      do: 'backend.change',
      set: { '/vouchers/voucher-usable/usedAt': START },
      remove: ['/vouchers/voucher-used'],
    },
  ]);
});

/** Somebody claims on another phone. */
function claimOnAnotherPhone(now: DraftState): void {
  now.users[FRIEND] = { id: FRIEND, phone: '+6281355550123', firstOrderAt: null };
  now.claims.push({
    activityCode: 'kopi-susu',
    userId: FRIEND,
    browserId: FRIENDS_PHONE,
    voucherId: FRIENDS_VOUCHER,
  });
}

test('names what others create, and uses the names from then on', () => {
  const { recorder, phone, now, steps } = startRecorder();
  const before = copyOf(now);
  claimOnAnotherPhone(now);
  recorder.backendChanged(before, now);
  const claimed = copyOf(now);
  Object.assign(now.users[FRIEND] ?? {}, { firstOrderAt: START });
  recorder.backendChanged(claimed, now);
  phone.did({ do: 'open', route: `/couponDetail?id=${FRIENDS_VOUCHER}` });
  expect(steps()).toEqual([
    {
      do: 'backend.change',
      set: {
        '/users/id-1': { id: 'id-1', phone: '{{e164:stranger1}}', firstOrderAt: null },
        '/claims/0': {
          activityCode: 'kopi-susu',
          userId: 'id-1',
          browserId: 'id-2',
          voucherId: 'id-3',
        },
      },
    },
    { do: 'backend.change', set: { '/users/id-1/firstOrderAt': START } },
    { do: 'open', route: '/couponDetail?id=id-3' },
  ]);
});

test('remarks on what can’t be written', () => {
  const { recorder, phone, observation, steps, remarks } = startRecorder();
  phone.observed({ ...observation, route: '/mine' });
  const withFunction = { type: 'CHOOSE', tell: () => {} };
  phone.eventSent('claim', withFunction);
  phone.eventSent('app', { type: 'LOGIN_SUCCEEDED', ...{ login: { token: TOKEN } } });
  phone.did({
    do: 'bridge.reply',
    call: 'userInfo',
    reply: { code: 0, data: { token: 'made-up' }, msg: '', delay: 0, times: 1 },
  });
  recorder.unsupported('The phone was turned.');
  expect(steps()).toEqual([{ do: 'expect', route: '/mine' }]);
  expect(remarks()).toEqual([
    'The event CHOOSE of “claim” holds something that is not JSON: left out.',
    'The event LOGIN_SUCCEEDED of “app” holds a token: left out.',
    'The step “bridge.reply” holds a token: left out.',
    'The phone was turned.',
  ]);
});

test('a scenario may end before now', async () => {
  const { clock, recorder, phone, steps } = startRecorder();
  phone.eventSent('claim', { type: 'CLAIM' });
  await clock.advance(1000);
  phone.did({ do: 'reload' });
  recorder.unsupported('The phone was turned.');
  const claim = { do: 'send', actor: 'claim', event: { type: 'CLAIM' } };
  expect(steps(START + 999)).toEqual([claim]);
  expect(recorder.scenario('A scenario', START + 999).remarks).toEqual([]);
  expect(steps(START + 1000)).toEqual([claim, { do: 'advance', ms: 1000 }, { do: 'reload' }]);
});

test('a scenario that ends with an answer holds its effect', async () => {
  const { clock, phone, observation, steps } = startRecorder(runningPrecision(1));
  phone.eventSent('claim', { type: 'CLAIM' });
  await clock.advance(300);
  phone.observed({ ...observation, route: '/mine' });
  await clock.advance(300);
  phone.observed(observation);
  const claim = { do: 'send', actor: 'claim', event: { type: 'CLAIM' } };
  expect(steps(START)).toEqual([claim, { do: 'expect', route: '/mine' }]);
});

test('records the time that passes while the clock is frozen', () => {
  const { phone, observation, steps, waitFrozen } = startRecorder();
  const claim = { do: 'send', actor: 'claim', event: { type: 'CLAIM' } };
  phone.eventSent('claim', { type: 'CLAIM' });
  waitFrozen(4000);
  phone.observed({ ...observation, route: '/mine' });
  const expected = [claim, { do: 'advance', ms: 4000 }, { do: 'expect', route: '/mine' }];
  expect(steps()).toEqual(expected);
  // All entries have the same frozen moment.
  expect(steps(START)).toEqual(expected);
  expect(steps(START - 1)).toEqual([
    { do: 'expect', route: '/get-coupons?activityCode=kopi-susu' },
  ]);
});

test('a clock that is set forward is an input', async () => {
  const { clock, recorder, steps, remarks } = startRecorder();
  await clock.advance(60_000);
  recorder.clockSetForward();
  expect(recorder.inputs()).toBe(1);
  expect(steps()).toEqual([{ do: 'advance.to', moment: '2026-09-04T15:01:00+07:00' }]);
  expect(remarks()).toEqual([
    'The clock was set forward: in the scenario that time passes, with everything that is due in it.',
  ]);
});

test('typing does not continue after the clock was set', async () => {
  const { clock, recorder, phone, steps } = startRecorder();
  phone.eventSent('form', { type: 'TYPE', ...{ text: 'a' } });
  await clock.advance(1000);
  recorder.clockSetForward();
  phone.eventSent('form', { type: 'TYPE', ...{ text: 'ab' } });
  expect(steps().map((step) => Reflect.get(Object(step), 'do'))).toEqual([
    'send',
    'advance.to',
    'send',
  ]);
});

test('keeps the last text of typing, and its effect', () => {
  const { recorder, phone, observation, steps } = startRecorder();
  const at = (states: string[]) => ({ ...observation, actors: { form: { states, context: {} } } });
  phone.eventSent('form', { type: 'TYPE', ...{ text: 'a' } });
  phone.observed(at(['typing']));
  phone.eventSent('form', { type: 'TYPE', ...{ text: 'ab' } });
  phone.observed(at(['typing']));
  phone.eventSent('form', { type: 'SUBMIT' });
  expect(recorder.inputs()).toBe(2);
  expect(steps()).toEqual([
    { do: 'send', actor: 'form', event: { type: 'TYPE', text: 'ab' } },
    { do: 'expect', actor: 'form', state: 'typing' },
    { do: 'send', actor: 'form', event: { type: 'SUBMIT' } },
  ]);
});

test('ends after the maximum number of inputs', () => {
  const { phone, observation, steps, remarks } = startRecorder();
  for (let input = 0; input < MAX_INPUTS; input += 1) phone.did({ do: 'reload' });
  expect(remarks()).toEqual([]);
  phone.did({ do: 'back' });
  phone.observed({ ...observation, route: '/mine' });
  expect(new Set(steps().map((step) => JSON.stringify(step)))).toEqual(
    new Set(['{"do":"reload"}']),
  );
  expect(remarks()).toEqual([`Only the first ${MAX_INPUTS} inputs are recorded.`]);
});

test('remarks on a user whom the backend does not know', () => {
  const { clock } = startRecorder();
  const { device, route } = writeScenario({ steps: [{ do: 'reload' }] });
  const backend = FIXTURES.everyday.create(START);
  const recorder = createRecorder({
    clock,
    start: {
      at: START,
      fixture: 'everyday',
      backend,
      claimCode: 30006,
      overrides: [{ match: 'GET /portal/app/config', reply: { network: 'lost' }, times: 1 }],
      seed: 7,
    },
    backend: () => backend,
    precision: () => EXACT,
    time: clock.now,
  });
  recorder.join('first', {
    device: { ...device, platform: 'ios' },
    user: 'gone',
    storage: { local: {}, session: {} },
    route,
    backend,
  });
  const { draft, remarks } = recorder.scenario('A scenario');
  expect(draft).toMatchObject({
    seed: 7,
    backend: {
      claimCode: 30006,
      overrides: [{ match: 'GET /portal/app/config', reply: { network: 'lost' } }],
    },
  });
  expect(draft).not.toHaveProperty('user');
  expect(remarks).toEqual([
    'The backend does not know the current user: the scenario starts with nobody logged in.',
  ]);
});

test('a load of 1,000 more vouchers is recorded in less than a second', () => {
  const { recorder, now, steps } = startRecorder();
  const before = copyOf(now);
  const [voucher] = Object.values(now.vouchers);
  if (voucher === undefined) throw new Error('The fixture has no voucher.');
  for (let index = 0; index < 1000; index += 1) {
    const id = `1f0e2d3c-aaaa-4bbb-8ccc-${String(index).padStart(12, '0')}`;
    now.vouchers[id] = { ...voucher, id };
  }
  const startedAt = coreTime();
  recorder.backendChanged(before, now);
  expect(steps()).toHaveLength(1);
  expect(coreTime() - startedAt).toBeLessThan(1000);
});

/** The same on the second phone. */
const onSecond = ({ do: kind, ...said }: { readonly do: string }) => ({
  do: kind,
  phone: 2,
  ...said,
});

test('a second phone has its own steps and expectations, and shares the backend’s', () => {
  const { recorder, phone, starting, observation, now, steps } = startRecorder();
  const second = recorder.join('second', { ...starting, user: 'newcomer', route: '/mine' });
  const onMine = { ...observation, user: 'newcomer', route: '/mine' };
  phone.observed(observation);
  second.observed(onMine);
  second.did({ do: 'reload' });
  second.pageLoaded();
  claimOnAnotherPhone(now);
  second.observed({ ...onMine, actors: { draw: { states: ['ready'], context: {} } } });
  phone.observed(observation);
  expect(recorder.scenario('Two').draft).toMatchObject({
    user: 'member',
    secondPhone: { device: { platform: 'browser' }, user: 'newcomer', route: '/mine' },
  });
  expect(steps()).toEqual([
    { do: 'reload', phone: 2 },
    { do: 'expect', phone: 2, actor: 'draw', state: 'ready', backend: { '/claims/length': 1 } },
  ]);
});

test('typing on one phone does not continue that on another', () => {
  const { recorder, phone, starting, steps } = startRecorder();
  const second = recorder.join('second', starting);
  const typed = (text: string) => ({ do: 'send', actor: 'form', event: { type: 'TYPE', text } });
  phone.eventSent('form', { type: 'TYPE', ...{ text: 'a' } });
  second.eventSent('form', { type: 'TYPE', ...{ text: 'ab' } });
  expect(steps()).toEqual([typed('a'), onSecond(typed('ab'))]);
});

test('a phone that joins late starts on the help page, with a remark', () => {
  const { recorder, phone, starting, remarks } = startRecorder();
  phone.did({ do: 'reload' });
  expect(phone.isLate).toBe(false);
  expect(recorder.join('second', { ...starting, route: '/mine' }).isLate).toBe(true);
  expect(recorder.scenario('Late').draft).toMatchObject({ secondPhone: { route: '/help' } });
  expect(remarks()).toEqual([expect.stringContaining('Phone 2: It was put on the desk')]);
});

const OFFLINE = { network: 'offline' } as const;

test('an override is a step of who used it', () => {
  const { recorder, phone, starting, steps, remarks } = startRecorder();
  recorder.join('second', starting);
  const override = { times: 4, ...OFFLINE };
  const unused = { endpoint: 'claim', times: 1, code: 10000 } as const;
  recorder.overridden(override);
  phone.did({ do: 'reload' });
  recorder.overridden(unused);
  recorder.overrideUsed({ override, endpoint: 'config', sender: 'first' });
  recorder.overrideUsed({ override, endpoint: 'config', sender: 'first' });
  recorder.overrideUsed({ override, endpoint: 'config', sender: 'second' });
  recorder.overrideUsed({ override, endpoint: 'campaign', sender: null });
  const match = 'GET /portal/app/config';
  expect(steps()).toEqual([
    { do: 'http.override', match, reply: OFFLINE, times: 2 },
    { do: 'http.override', phone: 2, match, reply: OFFLINE },
    { do: 'reload' },
  ]);
  expect(remarks()).toEqual([expect.stringContaining('given to no recorded phone')]);
});

test('an override from before the recording is one of its start', () => {
  const { recorder } = startRecorder();
  const override = { times: 2, ...OFFLINE };
  recorder.overrideUsed({ override, endpoint: 'config', sender: 'first' });
  recorder.overrideUsed({ override, endpoint: 'config', sender: 'first' });
  expect(recorder.scenario('A scenario').draft).toMatchObject({
    backend: { overrides: [{ match: 'GET /portal/app/config', reply: OFFLINE, times: 2 }] },
  });
});

test('records an action of the till by the place of its argument', () => {
  const { recorder, now, steps } = startRecorder();
  const [voucher] = Object.values(now.vouchers);
  if (voucher === undefined) throw new Error('The fixture has no voucher.');
  now.vouchers[FRIENDS_VOUCHER] = { ...voucher, id: FRIENDS_VOUCHER, code: 'ABCDEFGHJKLM' };
  const place = Object.keys(now.vouchers).indexOf(FRIENDS_VOUCHER);
  recorder.acted('redeemed', 'ABCDEFGHJKLM', now);
  expect(steps()).toEqual([
    { do: 'backend.change', redeemed: `{{backend:/vouchers/#${place}/code}}` },
  ]);
});
