import { expect, test } from 'vitest';
import { CLAIM, CLAIM_ENDPOINT, runSteps } from './testing.ts';

const CLAIMED = { do: 'expect', actor: 'claim', state: 'claimed' };

test('a scenario whose steps all hold passes, step by step', async () => {
  expect(await runSteps([CLAIM, CLAIMED])).toEqual({
    id: 'story',
    title: 'A story',
    passed: true,
    steps: [
      { number: 1, label: 'send claim CLAIM', status: 'ok' },
      { number: 2, label: 'expect claim claimed', status: 'ok' },
    ],
    failures: [],
  });
});

test('a changed expectation fails with the step, expected, got and the last input', async () => {
  const result = await runSteps([
    CLAIM,
    { do: 'advance', ms: 500 },
    { do: 'expect', user: 'member' },
    { ...CLAIMED, state: 'closed' },
    { do: 'reload' },
  ]);
  expect(result.passed).toBe(false);
  expect(result.failures).toEqual([
    {
      step: 4,
      pointer: '/steps/3/state',
      message: 'Not as expected.',
      difference: { expected: 'closed', got: 'claimed' },
      lastInput: { number: 2, label: 'let 500 ms pass' },
    },
  ]);
});

test('a failing expectation ends the story', async () => {
  const { steps } = await runSteps([{ do: 'expect', user: null }, CLAIM, CLAIMED]);
  expect(steps.map(({ status }) => status)).toEqual(['failed', 'notRun', 'notRun']);
});

test('before the first input there is no last one', async () => {
  const { failures } = await runSteps([{ do: 'expect', user: null }]);
  expect(failures).toMatchObject([{ step: 1, lastInput: null }]);
});

test('reports each part of an expectation that is not met', async () => {
  const { failures } = await runSteps([
    CLAIM,
    {
      do: 'expect',
      actor: 'claim',
      state: 'claimed',
      context: {
        '/outcome/kind': 'ended',
        '/campaign/activityCode': 'kopi-susu',
        '/outcome/none/deeper': 1,
      },
      route: '/get-coupons?activityCode=merdeka',
      requests: { [CLAIM_ENDPOINT]: 2 },
      backend: { '/claims/length': 0 },
      storage: { local: { global: { '/state/lan': 'in' }, other: 'text' }, session: { pay: null } },
    },
  ]);
  expect(failures.map(({ pointer, difference }) => [pointer, difference])).toEqual([
    ['/steps/1/context/~1outcome~1kind', { expected: 'ended', got: 'claimed' }],
    ['/steps/1/context/~1outcome~1none~1deeper', { expected: 1, gotMessage: 'nothing is there' }],
    [
      '/steps/1/route',
      {
        expected: '/get-coupons?activityCode=merdeka',
        got: '/get-coupons?activityCode=kopi-susu',
      },
    ],
    ['/steps/1/storage/local/global/~1state~1lan', { expected: 'in', got: null }],
    ['/steps/1/storage/local/other', { expected: 'text', gotMessage: 'nothing is there' }],
    ['/steps/1/requests/POST ~1portal~1app~1coupon~1claim', { expected: 2, got: 1 }],
    ['/steps/1/backend/~1claims~1length', { expected: 0, got: 1 }],
  ]);
});

test('an override that no request met fails at the end, where it stands', async () => {
  const override = { match: CLAIM_ENDPOINT, reply: { code: 10000 } };
  const inBackend = await runSteps([{ do: 'reload' }], {
    backend: { fixture: 'everyday', overrides: [override] },
  });
  expect(inBackend.failures).toEqual([
    {
      step: null,
      pointer: '/backend/overrides/0',
      message: 'No request matched this override: it was never used.',
      difference: null,
      lastInput: { number: 1, label: 'reload the page' },
    },
  ]);
  const inStep = await runSteps([{ do: 'reload' }, { do: 'http.override', ...override }]);
  expect(inStep.failures).toMatchObject([{ step: 2, pointer: '/steps/1' }]);
  expect(inStep.steps.map(({ status }) => status)).toEqual(['ok', 'failed']);
});

test('a reply that nobody asked for fails at the end, where it stands', async () => {
  const reply = { do: 'bridge.reply', call: 'toLogin', reply: { code: 0 } };
  const { failures } = await runSteps([reply, { ...reply, nth: 3 }], {
    device: { platform: 'ios' },
  });
  expect(failures).toMatchObject([
    {
      step: 1,
      pointer: '/steps/0',
      message: 'No call of toLogin followed: this override was never used.',
    },
    {
      step: 2,
      pointer: '/steps/1',
      message: 'toLogin had no call 3: this override was never used.',
    },
  ]);
});

test('a reply to a call that is over is refused at once', async () => {
  const { failures } = await runSteps(
    [{ do: 'bridge.reply', call: 'userInfo', nth: 1, reply: { code: 0 } }, CLAIM],
    { device: { platform: 'ios' } },
  );
  expect(failures).toMatchObject([
    { step: 1, pointer: '/steps/0/nth', message: 'userInfo was called 1 times already.' },
  ]);
});

test('a sent event that the state ignores fails, and is not the last input', async () => {
  const { failures, steps } = await runSteps([CLAIM, CLAIM, CLAIMED]);
  expect(failures).toEqual([
    {
      step: 2,
      pointer: '/steps/1/event/type',
      message:
        'Ignored: “claim” does nothing on CLAIM in its state claimed. Write "ignored": true if that is meant.',
      difference: null,
      lastInput: { number: 1, label: 'send claim CLAIM' },
    },
  ]);
  expect(steps.map(({ status }) => status)).toEqual(['ok', 'failed', 'notRun']);
});

test('an ignored event passes where the step says so, marked, and is not the last input', async () => {
  const { failures, steps } = await runSteps([
    CLAIM,
    { ...CLAIM, ignored: true },
    { ...CLAIMED, state: 'closed' },
  ]);
  expect(steps[1]).toEqual({ number: 2, label: 'send claim CLAIM, ignored', status: 'ok' });
  expect(failures).toMatchObject([
    { step: 3, lastInput: { number: 1, label: 'send claim CLAIM' } },
  ]);
});

test('an event that is not ignored as the step says fails, before it is sent', async () => {
  const { failures } = await runSteps([{ ...CLAIM, ignored: true }]);
  expect(failures).toMatchObject([
    {
      step: 1,
      pointer: '/steps/0/ignored',
      message: 'Not ignored: “claim” acts on CLAIM in its state ready.',
    },
  ]);
});

test('names the running machines if the machine is not of this page', async () => {
  const { failures } = await runSteps([{ ...CLAIM, actor: 'draw' }]);
  expect(failures).toMatchObject([
    {
      step: 1,
      pointer: '/steps/0/actor',
      message:
        'No machine “draw” runs here. Running: app, claim, logOutEverywhere, login, loginRedirect, page.',
    },
  ]);
});

test('what a machine tells itself is no step of a person', async () => {
  const type = 'xstate.done.actor.0.claim.claiming';
  const { failures } = await runSteps([{ do: 'send', actor: 'claim', event: { type } }]);
  expect(failures).toMatchObject([{ pointer: '/steps/0/event/type' }]);
  expect(failures[0]?.message.replace(type, '')).not.toContain('xstate.');
});

test('names the machine’s events if an event is mistyped', async () => {
  const { failures } = await runSteps([{ ...CLAIM, event: { type: 'CLIAM' } }]);
  expect(failures).toMatchObject([
    { pointer: '/steps/0/event/type', message: expect.stringContaining('It knows CLAIM, ') },
  ]);
});

test('reports a machine that does not run, unless that is expected', async () => {
  const missing = await runSteps([{ ...CLAIMED, actor: 'draw' }]);
  expect(missing.failures).toMatchObject([
    { pointer: '/steps/0/actor', difference: { expected: 'draw' } },
  ]);
  const elsewhere = await runSteps([
    { ...CLAIM, actor: 'login', event: { type: 'SEND_CODE' } },
    { do: 'open', route: '/mine' },
    { do: 'expect', actor: 'claim', running: false },
    { do: 'expect', actor: 'login', running: false },
  ]);
  expect(elsewhere.failures).toMatchObject([
    { step: 4, pointer: '/steps/3/running', difference: { expected: false, got: true } },
  ]);
});

test('shows a machine in a context by its name', async () => {
  const { failures } = await runSteps([
    CLAIM,
    { do: 'expect', actor: 'app', context: { '/login': 'none' } },
  ]);
  expect(failures).toMatchObject([
    { pointer: '/steps/1/context/~1login', difference: { got: { id: 'login' } } },
  ]);
});

test('a tap needs a screen, and says so', async () => {
  const { failures } = await runSteps([{ do: 'tap', role: 'button', name: 'Claim' }]);
  expect(failures).toMatchObject([
    { step: 1, pointer: '/steps/0', message: expect.stringContaining('A tap needs a screen') },
  ]);
});

test('the code of an SMS that was never sent can’t be typed', async () => {
  const event = { type: 'TYPE_CODE', text: '{{smsCode}}' };
  const { failures } = await runSteps([{ do: 'send', actor: 'login', event }]);
  expect(failures).toMatchObject([
    { pointer: '/steps/0', message: expect.stringContaining('No SMS was sent') },
  ]);
});

test('a backend that can’t be as the scenario wants it is no stage', async () => {
  const { failures, steps } = await runSteps([CLAIM], {
    backend: { fixture: 'everyday', set: { '/campaigns/kopi-susu/stock': -1 } },
  });
  expect(failures).toMatchObject([{ step: null, pointer: '/backend', lastInput: null }]);
  expect(steps).toMatchObject([{ status: 'notRun' }]);
  const astray = await runSteps([CLAIM], {
    backend: { fixture: 'everyday', set: { '/moon/rises/late': true } },
  });
  expect(astray.failures).toMatchObject([{ step: null, pointer: '/backend/set' }]);
});

test('no report holds a phone, a token or a code in full', async () => {
  const result = await runSteps(
    [
      { do: 'send', actor: 'login', event: { type: 'TYPE_PHONE', text: '0812 0000 0202' } },
      { do: 'send', actor: 'login', event: { type: 'SEND_CODE' } },
      { do: 'send', actor: 'login', event: { type: 'TYPE_CODE', text: '{{smsCode}}' } },
      {
        do: 'expect',
        actor: 'login',
        context: { '/phone': 1, '/typedCode': 1, '/sendKey': 1 },
        storage: { local: { global: { '': 1 } } },
        backend: { '/sessions': 1, '/smsCodes': 1, '/users': 1 },
      },
    ],
    { user: 'member' },
  );
  expect(result.failures).toHaveLength(7);
  const report = JSON.stringify(result);
  expect(report).not.toMatch(/81200000202|812 0000 0202/);
  expect(report).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  expect(report).not.toMatch(/"\d{6}"/);
  expect(report).toContain('******');
});

test('the same scenario gives the same report every time', async () => {
  const steps = [CLAIM, { do: 'advance', ms: 60_000 }, { ...CLAIMED, context: { '/outcome': 1 } }];
  const once = JSON.stringify(await runSteps(steps));
  expect(JSON.stringify(await runSteps(steps))).toBe(once);
});

test('an override is not what happened last', async () => {
  const overrides = [
    { do: 'http.override', match: CLAIM_ENDPOINT, reply: { code: 30006 } },
    { do: 'bridge.reply', call: 'toLogin', reply: { code: -5 } },
  ];
  const wrong = { do: 'expect', actor: 'claim', state: 'claiming' };
  const claimed = await runSteps([CLAIM, ...overrides, wrong]);
  expect(claimed.failures).toMatchObject([
    { step: 4, lastInput: { number: 1, label: 'send claim CLAIM' } },
  ]);
  const untouched = await runSteps([...overrides, wrong]);
  expect(untouched.failures.every(({ lastInput }) => lastInput === null)).toBe(true);
});

test('how requests travel may be what happened last: what waits for the network goes on', async () => {
  const { failures } = await runSteps([
    CLAIM,
    { do: 'network', network: 'offline' },
    { do: 'expect', actor: 'claim', state: 'ready' },
  ]);
  expect(failures).toMatchObject([{ step: 3, lastInput: { number: 2 } }]);
});

test('names the possible keys if one is mistyped, though nothing was expected there', async () => {
  const { failures } = await runSteps([
    CLAIM,
    {
      do: 'expect',
      actor: 'claim',
      context: { '/otcome/kind': null },
      backend: { '/clams': null },
    },
  ]);
  expect(failures).toMatchObject([
    {
      pointer: '/steps/1/context/~1otcome~1kind',
      difference: {
        expected: null,
        gotMessage: expect.stringMatching(/^no “otcome”: there are .*, outcome/),
      },
    },
    {
      pointer: '/steps/1/backend/~1clams',
      difference: {
        expected: null,
        gotMessage: expect.stringMatching(/^no “clams”: there are .*, claims, /),
      },
    },
  ]);
});

test('where nothing is, that is said, and is no null', async () => {
  const { failures } = await runSteps([
    {
      do: 'expect',
      backend: { '/claims/0': 'x', '': null },
      redirect: '/mine',
      storage: { local: { none: 'x', other: { '/state': 'x' } } },
    },
  ]);
  expect(failures.map(({ pointer, difference }) => [pointer, difference])).toMatchObject([
    ['/steps/0/redirect', { expected: '/mine', got: null }],
    ['/steps/0/storage/local/none', { gotMessage: 'nothing is there' }],
    ['/steps/0/storage/local/other/~1state', { gotMessage: 'nothing is there' }],
    ['/steps/0/backend/~1claims~10', { gotMessage: 'nothing is there' }],
    ['/steps/0/backend/', { got: { claims: [] } }],
  ]);
});

test('what is said of a token that is not there is no token', async () => {
  const { failures } = await runSteps([
    { do: 'storage.change', area: 'local', key: 'global', value: null },
    {
      do: 'expect',
      storage: { local: { global: { '/state/token': 'abcdef' } } },
      backend: { '/idempotencyKey': 'abcdef', '/token': null },
    },
  ]);
  expect(failures.map(({ difference }) => difference)).toEqual([
    { expected: 'abcd…', gotMessage: 'nothing is there' },
    {
      expected: 'abcd…',
      gotMessage: expect.stringMatching(/^no “idempotencyKey”: there are .*, claims, /),
    },
    { expected: null, gotMessage: expect.stringMatching(/^no “token”: there are .*, claims, /) },
  ]);
});

test('a machine that has a name and no page is expected not to run', async () => {
  const { failures } = await runSteps([{ do: 'expect', actor: 'draw', running: false }]);
  expect(failures).toEqual([]);
});

const A_PHONE = 'a string, for example "{{phone:member}}"';
const TYPE = { type: 'TYPE', field: 'name', text: 'x' };
const USER = { id: 'somebody', phone: '{{e164:newcomer}}' };

function loginOf(login: unknown) {
  return { type: 'LOGIN_SUCCEEDED', login };
}

test.each([
  [
    'login',
    { type: 'TYPE_PHONE', txt: '0' },
    '/txt',
    'TYPE_PHONE carries no txt. It carries text.',
  ],
  ['login', { type: 'TYPE_PHONE' }, '', `TYPE_PHONE lacks text: ${A_PHONE}.`],
  ['login', { type: 'TYPE_PHONE', text: 0 }, '/text', `text must be ${A_PHONE}.`],
  ['login', { type: 'TYPE_PHONE', text: null }, '/text', `text must be ${A_PHONE}.`],
  [
    'login',
    { type: 'SEND_CODE', 'a/b': 1 },
    '/a~1b',
    'SEND_CODE carries no a/b. It carries nothing.',
  ],
  [
    'login',
    { type: 'CHOOSE_MARKET', market: 'XX' },
    '/market',
    'market must be one of ID, PH, SG.',
  ],
  ['login', { type: 'CHOOSE_MARKET' }, '', 'CHOOSE_MARKET lacks market: one of ID, PH, SG.'],
  ['prizeForm', { ...TYPE, field: 'nme' }, '/field', 'field must be one of name, phone, address.'],
  ['app', loginOf(null), '/login', 'login must be an object with token, user.'],
  ['app', loginOf(['x']), '/login', 'login must be an object with token, user.'],
  ['app', loginOf({ tokn: 'x' }), '/login/tokn', 'login carries no tokn. It carries token, user.'],
  ['app', loginOf({ user: USER }), '/login', 'login lacks token: a string, for example "a-token".'],
  [
    'app',
    loginOf({ token: 'a-token', user: { ...USER, phone: 62 } }),
    '/login/user/phone',
    'phone must be a string, for example "{{e164:member}}".',
  ],
])('reports a wrong payload of the event %s: %j', async (actor, event, pointer, message) => {
  const route = '/luckDraw/userInfoForm?drawId=draw-tumbler';
  const { failures } = await runSteps([{ do: 'send', actor, event }], { route });
  expect(failures).toMatchObject([{ step: 1, pointer: `/steps/0/event${pointer}`, message }]);
});

test.each([
  ['login', { type: 'CHOOSE_MARKET', market: 'SG' }],
  ['prizeForm', { ...TYPE, field: 'address' }],
  ['app', loginOf({ token: 'a-token', user: USER })],
])('what an event of %s carries as it should is taken: %j', async (actor, event) => {
  const route = '/luckDraw/userInfoForm?drawId=draw-tumbler';
  expect(await runSteps([{ do: 'send', actor, event }], { route })).toMatchObject({ passed: true });
});
