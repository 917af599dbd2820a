import { expect, test } from 'vitest';
import { createStoredValueGateway } from './stored-value.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const STORED = {
  balance: 62_000,
  limit: 2_000_000,
  currencyCode: 'IDR',
  movements: [{ id: 'order-1', kind: 'purchase', amount: -38_000, at: 1 }],
};

test('reads the stored value', async () => {
  const { client, sent } = createTestClient(() => envelope(0, STORED));
  expect(await createStoredValueGateway(client).find()).toEqual({ ok: true, value: STORED });
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/portal/app/stored/value');
});

test.each([
  ['a negative balance', { ...STORED, balance: -1 }],
  ['another kind', { ...STORED, movements: [{ ...STORED.movements[0], kind: 'loan' }] }],
])('refuses %s', async (_, data) => {
  const { client } = createTestClient(() => envelope(0, data));
  expect(await createStoredValueGateway(client).find()).toMatchObject({
    ok: false,
    failure: { kind: 'malformed' },
  });
});
