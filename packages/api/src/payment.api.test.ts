import { expect, test } from 'vitest';
import { createPaymentGateway, PAYMENT_ENDPOINTS } from './payment.api.ts';
import { CONTRACT } from './payment.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const { payment, renewPayment, payByStoredValue, cancelOrder } = PAYMENT_ENDPOINTS;

describeEndpoint(payment, CONTRACT.payment, (client, { orderNumber }) =>
  createPaymentGateway(client).find(orderNumber),
);

describeEndpoint(renewPayment, CONTRACT.renewPayment, (client, { orderNumber }, change) =>
  createPaymentGateway(client).renew(orderNumber, change),
);

describeEndpoint(payByStoredValue, CONTRACT.payByStoredValue, (client, request, change) =>
  createPaymentGateway(client).payByStoredValue(request, change),
);

describeEndpoint(cancelOrder, CONTRACT.cancelOrder, (client, { orderNumber }, change) =>
  createPaymentGateway(client).cancel(orderNumber, change),
);

const PAYMENT = CONTRACT.renewPayment.example.output;

function find(data: unknown) {
  const { client } = createTestClient(() => envelope(0, data));
  return createPaymentGateway(client).find(PAYMENT.orderNumber);
}

test.each([
  { progress: { kind: 'paid', paidAt: 4 }, means: { kind: 'giftCard' } },
  { progress: { kind: 'failed', reason: 'cancelled' } },
  { progress: { kind: 'refunded', refundedAt: 4, paymentMethod: 'eWalletA' } },
  { means: { kind: 'webPayment', url: 'https://checkout.payment.example/1' } },
])('reads the progress: %j', async (changes) => {
  const changed = { ...PAYMENT, ...changes };
  expect(await find(changed)).toEqual({ ok: true, value: changed });
});

test('a backend that names no stored value, points or phone has none', async () => {
  const {
    storedValue: _value,
    points: _points,
    returnedPoints: _returned,
    phone: _phone,
    ...older
  } = PAYMENT;
  expect(await find(older)).toEqual({
    ok: true,
    value: { ...older, storedValue: null, points: 0, returnedPoints: 0, phone: null },
  });
});

test('rejects a payment that breaks the contract', async () => {
  expect(await find({ ...PAYMENT, progress: { kind: 'paid' } })).toEqual({
    ok: false,
    failure: { kind: 'malformed' },
  });
});
