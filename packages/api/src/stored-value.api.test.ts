import { expect, test } from 'vitest';
import { createStoredValueGateway, STORED_VALUE_ENDPOINTS } from './stored-value.api.ts';
import { CONTRACT } from './stored-value.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

describeEndpoint(STORED_VALUE_ENDPOINTS.storedValue, CONTRACT.storedValue, (client) =>
  createStoredValueGateway(client).find(),
);

const STORED = CONTRACT.storedValue.example.output;

test.each([
  ['a negative balance', { ...STORED, balance: -1 }],
  ['an order without its number', { ...STORED, giftCardOrders: [{ amount: 1 }] }],
  ['another kind', { ...STORED, movements: [{ ...STORED.movements[0], kind: 'loan' }] }],
])('refuses %s', async (_, data) => {
  const { client } = createTestClient(() => envelope(0, data));
  expect(await createStoredValueGateway(client).find()).toMatchObject({
    ok: false,
    failure: { kind: 'malformed' },
  });
});
