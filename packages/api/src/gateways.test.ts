import { expect, test } from 'vitest';
import { createClaimGateway } from './claim.api.ts';
import { createConfigGateway } from './config.api.ts';
import { createLoginGateway } from './login.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';
import { createVoucherGateway } from './vouchers.api.ts';

const TEXT = { id: 'Kopi', en: 'Coffee', zh: '咖啡' };
const TERMS = {
  title: TEXT,
  value: 25_000,
  currencyCode: 'IDR',
  products: [TEXT],
  minimumSpend: 0,
  terms: [],
  validity: {
    effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
    effectiveDuration: 7,
    effectiveDurationType: 1,
  },
};
const VOUCHER = { ...TERMS, id: 'v1', code: 'CODE-1', claimedAt: 1, usedAt: null };

/** Gateways whose backend gives one answer. Records the request. */
function setUp(code: number, data: unknown) {
  const { client, sent } = createTestClient(() => envelope(code, data));
  async function asked() {
    const [request] = sent;
    if (request === undefined) throw new Error('Failed to find a request: nothing was sent');
    const { pathname, searchParams } = new URL(request.url);
    const query = Object.fromEntries(searchParams);
    const { time, sign, ...input } = request.method === 'GET' ? query : await request.json();
    return [request.method, pathname, input, request.headers.get('idempotency-key')];
  }
  return {
    config: createConfigGateway(client),
    login: createLoginGateway(client),
    campaigns: createClaimGateway(client),
    vouchers: createVoucherGateway(client),
    asked,
  };
}

test('config: finds the switches', async () => {
  const { config, asked } = setUp(0, { mobileRegister: false });
  expect(await config.find()).toEqual({ ok: true, value: { mobileRegister: false } });
  expect(await asked()).toEqual(['GET', '/portal/app/config', {}, null]);
});

test('login: sends a code', async () => {
  const { login, asked } = setUp(0, { resendAt: 5 });
  expect(await login.sendCode('+6281234567890', { idempotencyKey: 'k1' })).toEqual({
    ok: true,
    value: { resendAt: 5 },
  });
  expect(await asked()).toEqual([
    'POST',
    '/portal/app/login/code',
    { phone: '+6281234567890' },
    'k1',
  ]);
});

test('login: logs in', async () => {
  const reply = { token: 't', user: { id: 'u1', phone: '+6281234567890' } };
  const request = { phone: '+6281234567890', code: '123456' };
  const { login, asked } = setUp(0, reply);
  expect(await login.logIn(request, { idempotencyKey: 'k2' })).toEqual({ ok: true, value: reply });
  expect(await asked()).toEqual(['POST', '/portal/app/login', request, 'k2']);
});

test('login: logs out everywhere', async () => {
  const { client, sent } = createTestClient(() => envelope(0, {}));
  expect(await createLoginGateway(client).logOutEverywhere({ idempotencyKey: 'k4' })).toEqual({
    ok: true,
    value: undefined,
  });
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/portal/app/logout/everywhere']);
});

test('login: logs out with the token of that moment', async () => {
  let token = 'token-1';
  const { client, sent } = createTestClient(() => envelope(0, {}), { token: () => token });
  const answer = createLoginGateway(client).logOut({ idempotencyKey: 'k3' });
  token = '';
  expect(await answer).toEqual({ ok: true, value: undefined });
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/portal/app/logout']);
  expect(sent[0]?.headers.get('token')).toBe('token-1');
});

test('campaigns: finds one', async () => {
  const campaign = {
    sourceId: 'kopi',
    name: TEXT,
    voucher: TERMS,
    claim: { code: 30004, opensAt: 9 },
    endsAt: 99,
  };
  const { campaigns, asked } = setUp(0, campaign);
  expect(await campaigns.find('kopi')).toEqual({ ok: true, value: campaign });
  expect(await asked()).toEqual(['GET', '/portal/app/coupon/campaign', { sourceId: 'kopi' }, null]);
});

test.each([
  [0, { voucherId: 'v1' }],
  [30003, {}],
  [30004, { opensAt: 9 }],
  [120002, { opensAt: 9 }],
  [30005, {}],
  [120003, {}],
  [110004, {}],
  [30006, {}],
  [30007, { voucherId: 'v1' }],
  [30011, {}],
  [30012, {}],
  [30014, { opensAt: 9 }],
])('campaigns: a claim’s code %i is an outcome', async (code, data) => {
  const request = { sourceId: 'kopi', browserId: 'b1' };
  const { campaigns, asked } = setUp(code, data);
  expect(await campaigns.claim(request, { idempotencyKey: 'k3' })).toEqual({
    ok: true,
    value: { code, ...data },
  });
  expect(await asked()).toEqual(['POST', '/portal/app/coupon/claim', request, 'k3']);
});

test('campaigns: a failed claim is a failure', async () => {
  const { campaigns } = setUp(10014, null);
  const request = { sourceId: 'kopi', browserId: 'b1' };
  expect(await campaigns.claim(request, { idempotencyKey: 'k4' })).toEqual({
    ok: false,
    failure: { kind: 'rejected', code: 10014 },
  });
});

test('vouchers: lists the wallet', async () => {
  const { vouchers, asked } = setUp(0, { vouchers: [VOUCHER] });
  expect(await vouchers.list()).toEqual({ ok: true, value: [VOUCHER] });
  expect(await asked()).toEqual(['GET', '/portal/app/coupon/vouchers', {}, null]);
});

test('vouchers: finds one', async () => {
  const { vouchers, asked } = setUp(0, VOUCHER);
  expect(await vouchers.find('v1')).toEqual({ ok: true, value: VOUCHER });
  expect(await asked()).toEqual(['GET', '/portal/app/coupon/voucher', { id: 'v1' }, null]);
});

test('vouchers: one of another shape is malformed', async () => {
  const { vouchers } = setUp(0, {
    vouchers: [{ ...VOUCHER, validity: { effectiveTimeType: 'X' } }],
  });
  expect(await vouchers.list()).toEqual({ ok: false, failure: { kind: 'malformed' } });
});
