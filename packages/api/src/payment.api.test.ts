import { expect, test } from 'vitest';
import { createPaymentGateway } from './payment.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const PAYMENT = {
  orderNumber: 'o1',
  amount: 38_000,
  currencyCode: 'IDR',
  means: { kind: 'qris', code: '000201' },
  packId: null,
  isRightsCard: false,
  isAdVoucher: false,
  expiresAt: 5,
  progress: { kind: 'waiting' },
};

test('finds the payment of an order', async () => {
  const { client, sent } = createTestClient(() => envelope(0, PAYMENT));
  expect(await createPaymentGateway(client).find('o1')).toEqual({ ok: true, value: PAYMENT });
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
  expect([pathname, searchParams.get('orderNumber')]).toEqual(['/portal/app/pay/order', 'o1']);
});

test.each([
  { progress: { kind: 'paid', paidAt: 4 }, means: { kind: 'giftCard' } },
  { progress: { kind: 'failed', reason: 'cancelled' } },
  { means: { kind: 'webPayment', url: 'https://checkout.payment.example/1' } },
])('reads the progress: %j', async (changes) => {
  const payment = { ...PAYMENT, ...changes };
  const { client } = createTestClient(() => envelope(0, payment));
  expect(await createPaymentGateway(client).find('o1')).toEqual({ ok: true, value: payment });
});

test('rejects a payment that breaks the contract', async () => {
  const { client } = createTestClient(() =>
    envelope(0, { ...PAYMENT, progress: { kind: 'paid' } }),
  );
  expect(await createPaymentGateway(client).find('o1')).toEqual({
    ok: false,
    failure: { kind: 'malformed' },
  });
});

test('renews a payment once', async () => {
  const { client, sent } = createTestClient(() => envelope(0, PAYMENT));
  const renewed = await createPaymentGateway(client).renew('o1', { idempotencyKey: 'k1' });
  expect(renewed).toEqual({ ok: true, value: PAYMENT });
  const [request] = sent;
  expect(new URL(request?.url ?? '').pathname).toBe('/portal/app/pay/renew');
  expect(await request?.json()).toMatchObject({ orderNumber: 'o1' });
  expect(request?.headers.get('idempotency-key')).toBe('k1');
});
