import { expect, test } from 'vitest';
import { machinesDriver } from './machines/machines-driver.ts';
import { crashOn } from './on-stage.ts';
import { beginRun } from './run-scenario.ts';
import { CLAIM, CLAIM_ENDPOINT, runSteps, writeScenario } from './testing.ts';

/** A friend in the native app, on the same campaign. */
const FRIEND = {
  secondPhone: {
    device: { platform: 'ios' },
    user: 'newcomer',
    route: '/get-coupons?activityCode=kopi-susu',
  },
};

const CONFIG = 'GET /portal/app/config';

/** Steps on the second phone. */
const onSecond = (...steps: readonly object[]) => steps.map((step) => ({ ...step, phone: 2 }));

function runTwo(steps: readonly object[], parts: object = {}) {
  return runSteps(steps, { ...FRIEND, ...parts });
}

const LOGIN_ENDPOINT = 'POST /portal/app/login';

test('each phone has its own machines, user, requests and calls, on one backend', async () => {
  const result = await runTwo([
    ...onSecond(CLAIM),
    {
      do: 'expect',
      actor: 'claim',
      state: 'ready',
      user: 'member',
      requests: { [CLAIM_ENDPOINT]: 0, [CONFIG]: 1 },
      calls: { userInfo: 0 },
      backend: { '/claims/length': 1, '/claims/0': { userId: 'newcomer', browserId: 'phone-2' } },
    },
    ...onSecond({
      do: 'expect',
      actor: 'claim',
      state: 'claimed',
      user: 'newcomer',
      requests: { [CLAIM_ENDPOINT]: 1, [CONFIG]: 1 },
      calls: { userInfo: 1 },
      backend: { '/claims/length': 1 },
    }),
  ]);
  expect(result).toMatchObject({ passed: true, failures: [] });
});

test('each phone has its own route, language and storage', async () => {
  const result = await runTwo(
    [
      ...onSecond(
        { do: 'open', route: '/mine/vouchers' },
        { do: 'choose-language', language: 'en' },
        { do: 'storage.change', area: 'session', key: 'seen', value: 'friend' },
        { do: 'reload' },
      ),
      {
        do: 'expect',
        route: '/get-coupons?activityCode=kopi-susu',
        language: 'id',
        storage: { session: { seen: 'own' } },
      },
      ...onSecond({
        do: 'expect',
        route: '/mine/vouchers',
        language: 'en',
        storage: { session: { seen: 'friend' } },
      }),
      ...onSecond({ do: 'back' }, { do: 'expect', route: '/get-coupons?activityCode=kopi-susu' }),
    ],
    { storage: { session: { seen: 'own' } } },
  );
  expect(result).toMatchObject({ passed: true, failures: [] });
});

test('time passes on both phones at once', async () => {
  const result = await runTwo([
    { do: 'http.override', match: CLAIM_ENDPOINT, reply: { delay: 2000 } },
    { do: 'http.override', match: CLAIM_ENDPOINT, reply: { delay: 3000 }, phone: 2 },
    CLAIM,
    ...onSecond(CLAIM),
    { do: 'advance', ms: 2000 },
    { do: 'expect', actor: 'claim', state: 'claimed' },
    ...onSecond({ do: 'expect', actor: 'claim', state: 'claiming' }),
    { do: 'advance', ms: 1000 },
    ...onSecond({ do: 'expect', actor: 'claim', state: 'claimed' }),
  ]);
  expect(result).toMatchObject({ passed: true, failures: [] });
});

test('an override for one phone is not given to the other', async () => {
  const result = await runTwo([
    { do: 'http.override', match: CLAIM_ENDPOINT, reply: { code: 30_003 } },
    ...onSecond(CLAIM, { do: 'expect', actor: 'claim', state: 'claimed' }),
  ]);
  expect(result.failures).toMatchObject([
    { step: 1, message: 'No request matched this override: it was never used.' },
  ]);
});

test('an override of the start is given to the phone that asks first', async () => {
  const overrides = [{ match: CLAIM_ENDPOINT, reply: { code: 30_003, data: {} } }];
  const result = await runTwo(
    [
      ...onSecond(CLAIM, { do: 'expect', actor: 'claim', state: 'closed' }),
      CLAIM,
      { do: 'expect', actor: 'claim', state: 'claimed' },
    ],
    { backend: { fixture: 'everyday', overrides } },
  );
  expect(result).toMatchObject({ passed: true, failures: [] });
});

test('a network that fails on one phone works on the other', async () => {
  const result = await runTwo([
    ...onSecond({ do: 'network', network: 'offline' }, CLAIM),
    CLAIM,
    { do: 'expect', actor: 'claim', state: 'claimed' },
    ...onSecond({ do: 'expect', actor: 'claim', state: 'claiming' }),
  ]);
  expect(result).toMatchObject({ passed: true, failures: [] });
});

test('the native app asks the person at its own phone', async () => {
  const result = await runTwo([
    {
      do: 'http.override',
      match: CLAIM_ENDPOINT,
      reply: { code: 30_011, data: {} },
      phone: 2,
    },
    ...onSecond(CLAIM, { do: 'answer', login: 'memberSg' }),
    ...onSecond({ do: 'expect', user: 'memberSg', calls: { toLogin: 1 } }),
    { do: 'expect', user: 'member' },
    { do: 'answer', login: 'memberPh' },
  ]);
  expect(result.failures).toMatchObject([
    { step: 6, message: 'Nothing asks the person for this now.' },
  ]);
});

test('an SMS is read by the phone that asked for it', async () => {
  const device = { platform: 'browser', readsSms: true };
  const login = (event: object) => ({ do: 'send', actor: 'login', event });
  const result = await runTwo(
    [
      login({ type: 'TYPE_PHONE', text: '{{phone:stranger2}}' }),
      ...onSecond(
        login({ type: 'TYPE_PHONE', text: '{{phone:stranger1}}' }),
        login({ type: 'SEND_CODE' }),
      ),
      { do: 'advance', ms: 1000 },
      { do: 'expect', requests: { [LOGIN_ENDPOINT]: 0 } },
      ...onSecond({ do: 'expect', requests: { [LOGIN_ENDPOINT]: 1 } }),
    ],
    { user: null, device, secondPhone: { ...FRIEND.secondPhone, device, user: null } },
  );
  expect(result).toMatchObject({ passed: true, failures: [] });
});

test('a failure and its last input name the second phone', async () => {
  const result = await runTwo([
    ...onSecond(CLAIM, { do: 'expect', actor: 'claim', state: 'ready' }),
  ]);
  expect(result.failures).toEqual([
    {
      step: 2,
      phone: 2,
      pointer: '/steps/1/state',
      message: 'Not as expected.',
      difference: { expected: 'ready', got: 'claimed' },
      lastInput: { number: 1, label: 'phone 2: send claim CLAIM' },
    },
  ]);
});

test('a scenario with one phone says nothing of phones', async () => {
  const { failures } = await runSteps([{ do: 'expect', actor: 'claim', state: 'claimed' }]);
  expect(failures).toHaveLength(1);
  expect(Object.keys(failures[0] ?? {})).not.toContain('phone');
});

test('the screen that is kept is that of the phone on which a step failed', async () => {
  const scenario = writeScenario({
    ...FRIEND,
    steps: onSecond({ do: 'expect', actor: 'claim', state: 'closed' }),
  });
  const run = await beginRun(scenario, {
    async open(opened) {
      const stage = await machinesDriver.open(opened);
      return {
        ...stage,
        observe: (name, phone) =>
          name === 'screen'
            ? Promise.resolve(Object({ elements: [], text: phone }))
            : stage.observe(name, phone),
      };
    },
  });
  await run.step();
  expect(await run.screen()).toContain('second');
});

test('what the second phone draws changes nothing of what the first one draws', async () => {
  const keyOf = async (parts: object) => {
    const override = { do: 'http.override', match: CLAIM_ENDPOINT, reply: { network: 'silent' } };
    const stage = await machinesDriver.open(writeScenario({ ...parts, steps: [override, CLAIM] }));
    await stage.perform({ do: 'send', actor: 'claim', event: { type: 'CLAIM' } }, '');
    return stage.observe('storage');
  };
  expect((await keyOf(FRIEND)).session).toEqual((await keyOf({})).session);
});

test('says on which phone the machines crashed', () => {
  const phoneOf = (name: 'first' | 'second', error?: string) => ({
    name,
    app: () => Object({ root: { getSnapshot: () => ({ error, context: { page: null } }) } }),
  });
  const fine = { crash: () => null };
  expect(crashOn([phoneOf('first'), phoneOf('second')], fine)).toBeNull();
  expect(crashOn([phoneOf('first', 'Oh'), phoneOf('second', 'No')], fine)?.message).toBe(
    'The machines crashed: Oh',
  );
  expect(crashOn([phoneOf('first'), phoneOf('second', 'No')], fine)?.message).toBe(
    'Phone 2: The machines crashed: No',
  );
});
