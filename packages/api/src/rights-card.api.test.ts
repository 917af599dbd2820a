import { expect, test } from 'vitest';
import { createRightsCardGateway, RIGHTS_CARD_ENDPOINTS } from './rights-card.api.ts';
import { CONTRACT } from './rights-card.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const { rightsCard, buyRightsCard } = RIGHTS_CARD_ENDPOINTS;

describeEndpoint(rightsCard, CONTRACT.rightsCard, (client) =>
  createRightsCardGateway(client).find(),
);

describeEndpoint(buyRightsCard, CONTRACT.buyRightsCard, (client, request, change) =>
  createRightsCardGateway(client).buy(request, change),
);

const CARD = CONTRACT.rightsCard.example.output;

function find(data: unknown) {
  return createRightsCardGateway(createTestClient(() => envelope(0, data)).client).find();
}

test('reads an unpaid order', async () => {
  const unpaidOrder = { orderNumber: 'K2', paymentMethod: 'qris', amount: 49_000, expiresAt: 9 };
  const data = { ...CARD, unpaidOrder };
  expect(await find(data)).toEqual({ ok: true, value: data });
});

test('a backend that names no unpaid order, code and points has none', async () => {
  const { unpaidOrder: _order, code: _code, points: _points, ...card } = CARD;
  expect(await find(card)).toEqual({
    ok: true,
    value: { ...card, unpaidOrder: null, code: null, points: 0 },
  });
});

test.each([
  ['another unit', { ...CARD, validity: { count: 1, unit: 5 } }],
  ['no validity', { ...CARD, validity: { count: 0, unit: 1 } }],
  ['another frequency', { ...CARD, benefits: [{ ...CARD.benefits[0], frequency: 'hourly' }] }],
])('refuses %s', async (_, data) => {
  expect(await find(data)).toMatchObject({ failure: { kind: 'malformed' } });
});
