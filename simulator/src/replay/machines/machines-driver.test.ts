import { expect, onTestFinished, test, vi } from 'vitest';
import { runScenario } from '../run-scenario.ts';
import { CLAIM, CLAIM_ENDPOINT, runSteps, writeScenario } from '../testing.ts';
import { createMachinesDriver } from './machines-driver.ts';

const READY = { do: 'expect', actor: 'claim', state: 'ready' };
const CLAIMED = { do: 'expect', actor: 'claim', state: 'claimed' };
const WAKE = { do: 'send', actor: 'login', event: { type: 'TYPE_PHONE', text: '0' } };
const ASK_FOR_LOGIN = {
  do: 'http.override',
  match: CLAIM_ENDPOINT,
  reply: { code: 30011, data: {} },
};

async function failuresOf(steps: readonly object[], parts: object = {}) {
  return (await runSteps(steps, parts)).failures;
}

test('requests travel without the platform’s HTTP', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const name of ['fetch', 'Headers', 'Request', 'Response']) vi.stubGlobal(name, undefined);
  expect(await failuresOf([CLAIM, CLAIMED])).toEqual([]);
});

test('a reload brings a page that knows what was stored, and no more', async () => {
  expect(
    await failuresOf([
      CLAIM,
      CLAIMED,
      { do: 'reload' },
      { do: 'expect', actor: 'claim', state: 'alreadyClaimed', context: { '/pendingKey': null } },
    ]),
  ).toMatchObject([]);
});

test('the way back leads to the route before, and no further than to the first', async () => {
  expect(
    await failuresOf([
      { do: 'open', route: '/mine' },
      { do: 'open', route: '/mine' },
      { do: 'expect', route: '/mine' },
      { do: 'back' },
      { do: 'expect', route: '/get-coupons?activityCode=kopi-susu' },
      { do: 'back' },
    ]),
  ).toMatchObject([{ step: 6, message: 'There is nowhere to go back to.' }]);
});

test('time passes when a step says so, and not back', async () => {
  expect(
    await failuresOf([
      { do: 'advance.to', moment: '2026-09-04T15:00:00+07:00' },
      { do: 'advance', ms: 1 },
      { do: 'advance.to', moment: '2026-09-04T08:00:00Z' },
    ]),
  ).toMatchObject([{ step: 3, pointer: '/steps/2/moment' }]);
});

test('on a slow network an answer takes two seconds', async () => {
  expect(
    await failuresOf(
      [
        { do: 'expect', actor: 'page', state: 'loading' },
        { do: 'advance', ms: 1999 },
        { do: 'expect', actor: 'page', state: 'loading' },
        { do: 'advance', ms: 1 },
        READY,
      ],
      { device: { platform: 'browser', network: 'slow' } },
    ),
  ).toEqual([]);
});

test('every claim is answered with the code that the backend was set to', async () => {
  const backend = { fixture: 'everyday', claimCode: 30006 };
  const over = { do: 'expect', actor: 'claim', context: { '/outcome/kind': 'noMoreVouchers' } };
  expect(await failuresOf([CLAIM, over], { backend })).toEqual([]);
});

test('a change of the backend that leads nowhere changes nothing', async () => {
  expect(await failuresOf([{ do: 'backend.change', set: { '/nobody/id': 1 } }])).toMatchObject([
    { step: 1, pointer: '/steps/0/set' },
  ]);
  expect(await failuresOf([{ do: 'backend.change', remove: ['/campaigns'] }])).toMatchObject([
    { step: 1, pointer: '/steps/0', message: expect.stringContaining('can’t be so') },
  ]);
});

test('the payment of an order arrives, if one is due', async () => {
  const { failures } = await runSteps([
    { do: 'backend.change', paid: 'order-qris' },
    { do: 'expect', backend: { '/payments/order-qris/progress/kind': 'paid' } },
    { do: 'backend.change', paid: 'order-qris' },
  ]);
  expect(failures).toMatchObject([{ step: 3, pointer: '/steps/2/paid' }]);
});

test('the till redeems a voucher, once', async () => {
  const redeemed = '{{backend:/vouchers/voucher-usable/code}}';
  const { failures } = await runSteps([
    { do: 'backend.change', redeemed },
    { do: 'expect', backend: { '/vouchers/voucher-usable/usedAt': '{{any}}' } },
    { do: 'backend.change', redeemed },
  ]);
  expect(failures).toMatchObject([{ step: 3, pointer: '/steps/2/redeemed' }]);
});

test('entries can be taken out of the backend', async () => {
  const { failures } = await runSteps([
    { do: 'backend.change', remove: ['/vouchers/voucher-used'] },
    {
      do: 'expect',
      backend: { '/vouchers/voucher-used': null, '/vouchers/voucher-ended/id': 'voucher-ended' },
    },
  ]);
  expect(failures).toEqual([]);
});

test('another tab’s change of the storage is heard', async () => {
  expect(
    await failuresOf([
      WAKE,
      READY,
      { do: 'storage.change', area: 'local', key: 'global', value: null },
      { do: 'expect', actor: 'claim', state: 'anonymous', user: null },
      { do: 'storage.change', area: 'session', key: 'note', value: { amount: 1 } },
      { do: 'expect', storage: { local: { global: null }, session: { note: '{"amount":1}' } } },
    ]),
  ).toEqual([]);
});

test.each([
  ['ios', 'member', 'memberPh'],
  ['android', 'member', 'memberPh'],
])(
  'on %s the app knows who is logged in, and lets in who logs in there',
  async (platform, user, login) => {
    expect(
      await failuresOf(
        [
          {
            do: 'expect',
            user,
            calls: { userInfo: 1 },
            storage: { local: { global: { '/state/token': '{{any}}' } } },
          },
          ASK_FOR_LOGIN,
          CLAIM,
          { do: 'expect', user: login, calls: { toLogin: 1, userInfo: 2 } },
        ],
        { device: { platform, login }, user },
      ),
    ).toEqual([]);
  },
);

test('a browser has no app that could tell something', async () => {
  expect(await failuresOf([{ do: 'bridge.event', event: 'resume' }])).toMatchObject([
    { step: 1, message: 'There is no native app here that could send it.' },
  ]);
});

test('a person acts on the app’s screen when a step says so, and on none that is not there', async () => {
  const asking = { do: 'expect', actor: 'loginRedirect', state: 'askingNativeApp' };
  const logIn = { do: 'answer', login: 'memberPh' };
  expect(
    await failuresOf(
      [
        ASK_FOR_LOGIN,
        CLAIM,
        { do: 'advance', ms: 5000 },
        asking,
        logIn,
        { do: 'expect', user: 'memberPh', actor: 'loginRedirect', state: 'idle' },
        logIn,
      ],
      { device: { platform: 'ios' } },
    ),
  ).toMatchObject([
    { step: 7, pointer: '/steps/6', message: 'Nothing asks the person for this now.' },
  ]);
});

test('a person acts on the browser’s own screen, too', async () => {
  expect(
    await failuresOf(
      [
        { do: 'send', actor: 'referral', event: { type: 'SHARE', title: 'A', text: 'B' } },
        { do: 'expect', actor: 'referral', state: 'own.sharing' },
        { do: 'answer', share: false },
        { do: 'expect', actor: 'referral', state: 'own.ready' },
      ],
      { route: '/fission' },
    ),
  ).toEqual([]);
});

test('a fixture can be older than the story, which takes entries out of it', async () => {
  const backend = {
    fixture: 'everyday',
    madeFor: '2026-09-04T12:00:00+07:00',
    remove: ['/vouchers/voucher-used'],
  };
  const state = { '/startedAt': Date.UTC(2026, 8, 4, 5), '/vouchers/voucher-used': null };
  expect(await failuresOf([{ do: 'expect', backend: state }], { backend })).toEqual([]);
});

test('what claims are answered with can change as the story goes', async () => {
  const noMore = { do: 'expect', actor: 'claim', context: { '/outcome/kind': 'noMoreVouchers' } };
  expect(
    await failuresOf([
      { do: 'backend.change', claimCode: 30006 },
      CLAIM,
      noMore,
      { do: 'backend.change', claimCode: null },
      { do: 'reload' },
      CLAIM,
      CLAIMED,
    ]),
  ).toEqual([]);
});

test('somebody whom the fixtures do not know is known by their phone', async () => {
  const stranger = { '/users/#4/phone': '{{e164:strangerSg1}}' };
  expect(
    await failuresOf(
      [
        { do: 'expect', backend: stranger },
        CLAIM,
        CLAIMED,
        { do: 'expect', backend: { '/claims/0/userId': '{{backend:/users/#4/id}}' } },
      ],
      { user: '{{e164:strangerSg1}}' },
    ),
  ).toEqual([]);
});

test('what is stored may ask for the token of who is logged in', async () => {
  const state = {
    token: '{{token}}',
    userInfo: { id: 'member', phone: '{{e164:member}}' },
    browserId: null,
    lan: 'zh',
    globalConfig: null,
    redirectRoute: null,
  };
  const storage = { local: { global: { version: 1, state } } };
  expect(
    await failuresOf([{ do: 'expect', user: 'member', language: 'zh' }, CLAIM, CLAIMED], {
      storage,
    }),
  ).toEqual([]);
});

test('a call that is never answered waits until its time is over', async () => {
  const asking = { do: 'expect', actor: 'loginRedirect', state: 'askingNativeApp' };
  expect(
    await failuresOf(
      [
        { do: 'bridge.reply', call: 'toLogin', reply: { times: 0 } },
        ASK_FOR_LOGIN,
        CLAIM,
        { do: 'advance', ms: 59_999 },
        asking,
        { do: 'advance', ms: 1 },
        { ...asking, state: 'idle', route: '/phoneLogin' },
      ],
      { device: { platform: 'ios', login: 'member' } },
    ),
  ).toEqual([]);
});

test('randomness is the seed’s: another one gives another voucher', async () => {
  const look = [CLAIM, { do: 'expect', backend: { '/claims/0/voucherId': 1 } }];
  const [first, again, other] = await Promise.all(
    [1, 1, 2].map(async (seed) => JSON.stringify((await runSteps(look, { seed })).failures)),
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a page that was left for elsewhere hears no more of the tab', async () => {
  const login = [
    { do: 'send', actor: 'login', event: { type: 'TYPE_PHONE', text: '0812 0000 0101' } },
    { do: 'send', actor: 'login', event: { type: 'SEND_CODE' } },
    { do: 'send', actor: 'login', event: { type: 'TYPE_CODE', text: '{{smsCode}}' } },
    { do: 'send', actor: 'login', event: { type: 'SUBMIT_CODE' } },
  ];
  const global = { token: '', userInfo: null, browserId: null, lan: null, globalConfig: null };
  const state = { ...global, redirectRoute: '{{appHost}}/order/#/mine' };
  expect(
    await failuresOf(
      [...login, { do: 'expect', left: '{{appHost}}/order/#/mine', user: 'newcomer' }],
      {
        user: null,
        route: '/login',
        storage: { local: { global: { version: 1, state } } },
      },
    ),
  ).toEqual([]);
});

test('what one scenario leaves behind is gone before the next begins', async () => {
  const claim = [
    CLAIM,
    { do: 'network', network: 'offline' },
    { do: 'choose-language', language: 'zh' },
    { do: 'expect', actor: 'claim', state: 'claimed', backend: { '/claims/length': 1 } },
  ];
  const first = await runSteps(claim);
  expect(
    await failuresOf([
      { do: 'expect', language: 'id', storage: { local: { other: null } }, requests: {} },
      { do: 'expect', backend: { '/claims/length': 0 } },
    ]),
  ).toEqual([]);
  expect(first.passed).toBe(true);
  expect(await runSteps(claim)).toEqual(first);
});

test('names the running machines if the expected one does not run', async () => {
  expect(await failuresOf([CLAIM, { do: 'expect', actor: 'draw', state: 'ready' }])).toMatchObject([
    {
      difference: {
        expected: 'draw',
        gotMessage: 'running: app, claim, logOutEverywhere, login, loginRedirect, page',
      },
    },
  ]);
});

test('a rule of the backend that throws fails the step, also as the page is opened', async () => {
  const driver = createMachinesDriver({
    onSet({ backend }) {
      const campaigns = Object.defineProperty({}, 'kopi-susu', {
        configurable: true,
        get(): never {
          throw new TypeError('No campaign');
        },
      });
      backend.edit({ ...backend.snapshot(), campaigns });
    },
  });
  const { failures } = await runScenario(
    writeScenario({ steps: [{ do: 'advance', ms: 1 }] }),
    driver,
  );
  expect(failures).toMatchObject([
    { step: 1, message: expect.stringContaining('threw: TypeError: No campaign') },
  ]);
});
