import { readFileSync } from 'node:fs';
import { BRAND } from '@cangkir/core';
import { expect, test } from 'vitest';
import type { BackendState } from '../../backend/state.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { readScenario } from '../../scenario/validate.ts';
import { maskValue } from '../../shared/mask-text.ts';
import { machinesDriver } from '../machines/machines-driver.ts';
import { runScenario } from '../run-scenario.ts';
import { CLAIM, CLAIM_ENDPOINT, writeScenario } from '../testing.ts';
import { OLD_SMS_CODE } from './anonymize.ts';
import { draftText, type ScenarioDraft } from './draft.ts';
import { record } from './testing.ts';
import { runningPrecision } from './timeline.ts';
import { verify } from './verify.ts';

function stored(name: string): Scenario {
  const file = new URL(`../../../scenarios/${name}.json`, import.meta.url);
  return read(readFileSync(file, 'utf8'));
}

function read(text: string): Scenario {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(`No scenario: ${JSON.stringify(scenario.failure)}`);
  return scenario.value;
}

function scenarioOf(draft: ScenarioDraft): Scenario {
  return read(draftText(draft));
}

async function reportOf(scenario: Scenario): Promise<string> {
  return JSON.stringify(await runScenario(scenario, machinesDriver));
}

/** The codes of vouchers are part of the backend that a scenario starts with: generated, and worth nothing elsewhere. */
const VOUCHER_CODE = /"code":"([0-9A-Z]{4})[0-9A-Z]{8,12}"/g;

/** Masking tokens, SMS codes and full phones changes nothing in the file, and the brand is not in it. */
function expectNoSecret(draft: ScenarioDraft): void {
  const withoutCodes = JSON.stringify(draft)
    .replaceAll(OLD_SMS_CODE, '******')
    .replaceAll(VOUCHER_CODE, '"code":"$1…"');
  expect(JSON.stringify(maskValue(draft))).toBe(withoutCodes);
  expect(draftText(draft)).not.toMatch(new RegExp(BRAND.pathSegment, 'i'));
}

/** A recorded scenario passes, and has the same report each time. */
async function expectToPass(scenario: Scenario): Promise<void> {
  const report = await reportOf(scenario);
  expect(JSON.parse(report)).toMatchObject({ passed: true });
  expect(await reportOf(scenario)).toBe(report);
}

test.each([
  'claim-voucher',
  'claim-30011-login-required',
  'claim-30006-all-claimed',
  'claim-answer-lost',
  'claim-last-voucher-two-phones',
  'claim-token-expires',
  'claim-offline',
  'check-in-midnight',
  'check-in-open-reward',
  'draw-win',
  'draw-stalled',
  'gift-exchange-reload',
  'language-stored-as-in',
  'community-last-place-two-phones',
  'login-sms-read',
  'login-two-phones',
  'pack-limit',
  'pack-reload',
  'payment-qris-paid-late',
  'prize-form-sent-elsewhere',
  'redirect-app-without-bridge',
  'redirect-query',
  'referral-register',
  'referral-reward',
  'storage-garbage',
  'survey-two-phones',
])('%s, recorded, passes at once and records to itself', async (name) => {
  const { result, recording } = await record(stored(name));
  expect(result.passed).toBe(true);
  expect(recording.remarks).toEqual([]);
  expectNoSecret(recording.draft);

  const recorded = scenarioOf(recording.draft);
  await expectToPass(recorded);
  expect((await record(recorded)).recording).toEqual(recording);
});

test.each([
  'bargain-share-earns-cut',
  'bargain-two-phones',
  'referral-two-phones',
  'community-check-in',
  'payment-gift-card',
  'redirect-ios-login',
  'redirect-login-closed',
])('in %s the person answers at the recorded time', async (name) => {
  const { recording } = await record(stored(name));
  const recorded = scenarioOf(recording.draft);
  await expectToPass(recorded);
  const { recording: again } = await record(recorded);
  expect(again.draft.steps).toContainEqual(expect.objectContaining({ do: 'answer' }));
  expect((await record(scenarioOf(again.draft))).recording).toEqual(again);
});

const WHEEL = '/{{brand}}/luckDraw?activityCode=roda-tumbler';
const DRAWN = {
  do: 'expect',
  actor: 'draw',
  context: { '/outcome/kind': 'drawn', '/outcome/result/prize/kind': 'goods' },
};
const SPIN = { do: 'send', actor: 'draw', event: { type: 'START' } };

test('rounds the times of a running clock', async () => {
  const session = writeScenario({
    seed: 42,
    route: WHEEL,
    steps: [
      { do: 'advance', ms: 1337 },
      SPIN,
      { do: 'advance', ms: 4012 },
      { do: 'advance', ms: 90 },
      { do: 'open', route: '/mine' },
    ],
  });
  const { recording } = await record(session, { precision: runningPrecision(1) });
  expect(recording.draft.steps).toEqual([
    { do: 'expect', actor: 'draw', state: 'ready' },
    { do: 'advance', ms: 1300 },
    SPIN,
    { ...DRAWN, state: 'drawing.landing', backend: { '/draws/made/length': 8 } },
    { do: 'advance', ms: 4100 },
    { ...DRAWN, state: 'result.won' },
    { do: 'open', route: '/mine' },
    { do: 'expect', route: '/mine' },
  ]);
  await expectToPass(scenarioOf(recording.draft));
});

const LOG_IN_AS_STRANGER = [
  { do: 'send', actor: 'login', event: { type: 'TYPE_PHONE', text: '0813' } },
  { do: 'send', actor: 'login', event: { type: 'TYPE_PHONE', text: '0813-5555-0123' } },
  { do: 'send', actor: 'login', event: { type: 'SEND_CODE' } },
  { do: 'send', actor: 'login', event: { type: 'TYPE_CODE', text: '{{smsCode}}' } },
  { do: 'send', actor: 'login', event: { type: 'SUBMIT_CODE' } },
];

test('a real phone becomes a stranger’s', async () => {
  const session = writeScenario({ user: null, steps: LOG_IN_AS_STRANGER });
  const { recording } = await record(session);
  expectNoSecret(recording.draft);
  expect(recording.draft.steps.find((step) => Reflect.get(Object(step), 'do') === 'send')).toEqual({
    do: 'send',
    actor: 'login',
    event: { type: 'TYPE_PHONE', text: '{{phone:stranger1}}' },
  });
  await expectToPass(scenarioOf(recording.draft));
});

test('a recording that starts later in a session starts with everything that was there', async () => {
  const session = writeScenario({
    device: { platform: 'browser', id: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' },
    user: null,
    steps: [
      ...LOG_IN_AS_STRANGER,
      { do: 'choose-language', language: 'zh' },
      { do: 'advance', ms: 60_500 },
      { do: 'reload' },
      CLAIM,
      { do: 'open', route: WHEEL },
      SPIN,
      { do: 'advance', ms: 4000 },
    ],
  });
  const { recording } = await record(session, { from: 7 });
  expectNoSecret(recording.draft);
  expect(recording.remarks).toEqual([]);
  expect(recording.draft).toMatchObject({
    clock: { start: '2026-09-04T15:01:00.500+07:00' },
    device: { platform: 'browser' },
    user: '{{e164:stranger1}}',
    storage: {
      local: {
        global: {
          state: { token: '{{token}}', userInfo: { id: 'id-1', phone: '{{e164:stranger1}}' } },
        },
      },
    },
    backend: {
      madeFor: '2026-09-04T15:00:00+07:00',
      set: { '/users/id-1': { id: 'id-1', phone: '{{e164:stranger1}}' } },
    },
  });
  const proven = await verify(recording, machinesDriver);
  expect(proven.remarks).toEqual([]);
  const recorded = scenarioOf(proven.draft);
  await expectToPass(recorded);
  expect((await record(recorded)).recording).toEqual(proven);
});

test('the code of an SMS from before the start can be typed', async () => {
  const session = writeScenario({ user: null, steps: LOG_IN_AS_STRANGER });
  const { recording } = await record(session, { from: 3 });
  expect(recording.draft).toMatchObject({
    backend: { set: { '/smsCodes/{{e164:stranger1}}': { code: '000000' } } },
    steps: [
      { do: 'expect', actor: 'claim', state: 'anonymous' },
      { do: 'expect', actor: 'login', state: 'enteringCode' },
      { do: 'send', event: { type: 'TYPE_CODE', text: '{{smsCode}}' } },
      { do: 'send', event: { type: 'SUBMIT_CODE' } },
      { do: 'expect', actor: 'claim', state: 'claimed' },
      { do: 'expect', actor: 'login', state: 'enteringPhone' },
    ],
  });
  await expectToPass(scenarioOf(recording.draft));
});

test('a limit that was reached before the start holds in the scenario', async () => {
  const sendLater = [
    { do: 'advance', ms: 60_000 },
    { do: 'send', actor: 'login', event: { type: 'SEND_CODE' } },
  ];
  const session = writeScenario({
    user: null,
    steps: [
      ...LOG_IN_AS_STRANGER.slice(0, 3),
      ...sendLater,
      ...sendLater,
      ...sendLater,
      ...sendLater,
      ...sendLater,
      { do: 'expect', actor: 'login', context: { '/problem/message': 'tooManyRequests' } },
    ],
  });
  const { recording } = await record(session, { from: 11 });
  const limit = '/rateLimits/smsFromAddressToPhone first {{e164:stranger1}}';
  expect(recording.draft).toHaveProperty(['backend', 'set', limit]);
  await expectToPass(
    scenarioOf({
      ...recording.draft,
      steps: [
        ...recording.draft.steps,
        { do: 'expect', actor: 'login', context: { '/problem/message': 'tooManyRequests' } },
      ],
    }),
  );
});

test('a pending claim continues after the start', async () => {
  const session = writeScenario({
    steps: [
      { do: 'http.override', match: CLAIM_ENDPOINT, reply: { network: 'silent' } },
      CLAIM,
      { do: 'advance', ms: 1000 },
      { do: 'advance', ms: 1000 },
    ],
  });
  const { recording } = await record(session, { from: 3 });
  expectNoSecret(recording.draft);
  expect(recording.draft.steps).toMatchObject([{ actor: 'claim', state: 'claimed' }]);
  await expectToPass(scenarioOf(recording.draft));
});

test('refers to what the backend created by its place', async () => {
  const session = writeScenario({
    seed: 42,
    steps: [
      CLAIM,
      { do: 'backend.change', set: { '/vouchers/{{backend:/claims/0/voucherId}}/usedAt': 1 } },
      { do: 'open', route: '/couponDetail?id={{backend:/claims/0/voucherId}}' },
    ],
  });
  const { recording } = await record(session);
  expect(recording.draft.steps.slice(-3)).toEqual([
    { do: 'backend.change', set: { '/vouchers/{{backend:/claims/0/voucherId}}/usedAt': 1 } },
    { do: 'open', route: '/couponDetail?id={{backend:/claims/0/voucherId}}' },
    { do: 'expect', route: '/couponDetail?id={{backend:/claims/0/voucherId}}' },
  ]);
  await expectToPass(scenarioOf(recording.draft));
});

test('records what a friend claims on another phone as a change of the backend', async () => {
  const { recording } = await record(
    writeScenario({
      steps: [CLAIM, { do: 'open', route: '/mine/vouchers' }, { do: 'reload' }],
    }),
    {
      others: {
        1: (backend) => backend.load(withClaim(backend.snapshot(), 3)),
        2: (backend) => backend.load(withClaim(backend.snapshot(), 6)),
      },
    },
  );
  expectNoSecret(recording.draft);
  const changes = recording.draft.steps.filter(
    (step) => Reflect.get(Object(step), 'do') === 'backend.change',
  );
  expect(changes).toMatchObject([
    {
      set: {
        '/users/id-1': { id: 'id-1' },
        '/claims/1': { userId: 'id-1', browserId: 'id-2', voucherId: 'id-3' },
        '/vouchers/id-3': { id: 'id-3', code: 'KADOKOPI22224443', ownerId: 'id-1' },
      },
    },
    {
      set: {
        '/users/id-4': { id: 'id-4' },
        '/claims/2': { userId: 'id-4', browserId: 'id-5', voucherId: 'id-6' },
        '/vouchers/id-6': { id: 'id-6', code: 'KADOKOPI22224446', ownerId: 'id-4' },
      },
    },
  ]);
  await expectToPass(scenarioOf(recording.draft));
});

/** The same state after somebody new claimed on a phone of their own. */
function withClaim(state: BackendState, number: number): BackendState {
  const [userId, browserId, voucherId] = [0, 1, 2].map(
    (more) => `1f0e2d3c-aaaa-4bbb-8ccc-00000000000${number + more}`,
  );
  const [voucher] = Object.values(state.vouchers);
  if (userId === undefined || browserId === undefined || voucherId === undefined) return state;
  if (voucher === undefined) return state;
  const code = `KADOKOPI2222444${number}`;
  const claimed = {
    ...voucher,
    id: voucherId,
    code,
    ownerId: userId,
    claimedAt: state.startedAt + 1,
  };
  return {
    ...state,
    users: {
      ...state.users,
      [userId]: { id: userId, phone: `+628135555012${number}`, firstOrderAt: null },
    },
    claims: [...state.claims, { activityCode: 'kopi-susu', userId, browserId, voucherId }],
    vouchers: { ...state.vouchers, [voucherId]: claimed },
  };
}

test('a page that is loaded after its storage was cleared has no user', async () => {
  const forget = [
    { do: 'storage.change', area: 'local', key: 'global', value: null },
    { do: 'storage.change', area: 'session', key: 'common-session', value: null },
  ];
  const session = writeScenario({
    steps: [{ do: 'choose-language', language: 'zh' }, ...forget, { do: 'reload' }],
  });
  const { recording } = await record(session);
  const anonymous = { do: 'expect', actor: 'claim', state: 'anonymous' };
  expect(recording.draft.steps.slice(-5)).toEqual([
    forget[0],
    { ...anonymous, user: null, language: 'id' },
    forget[1],
    { do: 'reload' },
    anonymous,
  ]);
  await expectToPass(scenarioOf(recording.draft));
});

const SECOND_PHONE = {
  device: { platform: 'browser' },
  route: '/get-coupons?activityCode=kopi-susu',
};

/** A login by SMS on each phone, in which the second one is sent its code in between. */
const [typePhone, correctPhone, askForCode, typeCode, submit] = LOG_IN_AS_STRANGER;
const LOG_IN_BOTH = [
  typePhone,
  correctPhone,
  askForCode,
  {
    ...{ do: 'send', phone: 2, actor: 'login' },
    event: { type: 'TYPE_PHONE', text: '0813-5555-0456' },
  },
  { ...askForCode, phone: 2 },
  { ...typeCode, event: { type: 'TYPE_CODE', text: '{{backend:/smsCodes/#0/code}}' } },
  submit,
  { ...typeCode, phone: 2 },
  { ...submit, phone: 2 },
];

test('each phone types its own code, whichever SMS was the last', async () => {
  const session = writeScenario({ user: null, secondPhone: SECOND_PHONE, steps: LOG_IN_BOTH });
  const { result, recording } = await record(session);
  expect(result.passed).toBe(true);
  expectNoSecret(recording.draft);
  const recorded = scenarioOf(recording.draft);
  await expectToPass(recorded);
  expect((await record(recorded)).recording).toEqual(recording);
});

test('a recording that starts later has both phones as they were', async () => {
  const session = writeScenario({
    user: null,
    secondPhone: SECOND_PHONE,
    steps: [...LOG_IN_BOTH, { do: 'advance', ms: 1000 }, { do: 'open', phone: 2, route: '/mine' }],
  });
  const { recording } = await record(session, { from: LOG_IN_BOTH.length + 1 });
  expectNoSecret(recording.draft);
  expect(recording.draft).toMatchObject({
    user: '{{e164:stranger1}}',
    secondPhone: { user: '{{e164:stranger2}}' },
    steps: [
      ...Array(2).fill({ do: 'expect' }),
      { do: 'open', phone: 2 },
      { do: 'expect', phone: 2 },
    ],
  });
  await expectToPass(scenarioOf(recording.draft));
});
