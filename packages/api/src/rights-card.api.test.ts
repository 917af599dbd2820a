import { expect, test } from 'vitest';
import { createRightsCardGateway } from './rights-card.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const TITLE = { id: 'Kartu Ngopi', en: 'Coffee Card', zh: '咖啡会员卡' };

const CARD = {
  title: TITLE,
  price: 49_000,
  currencyCode: 'IDR',
  validity: { count: 1, unit: 3 },
  benefits: [{ id: 'upsize', title: TITLE, frequency: 'daily', value: 5000, usedAt: null }],
  period: { start: 1, end: 2 },
  unpaidOrder: { orderNumber: 'K2', paymentMethod: 'qris', amount: 49_000, expiresAt: 9 },
};

function setUp(data: unknown) {
  const { client, sent } = createTestClient(() => envelope(0, data));
  return {
    cards: createRightsCardGateway(client),
    path: () => new URL(sent[0]?.url ?? '').pathname,
  };
}

test('finds the card', async () => {
  const { cards, path } = setUp(CARD);
  expect(await cards.find()).toEqual({ ok: true, value: CARD });
  expect(path()).toBe('/portal/app/rights/card');
});

test('a backend that names no unpaid order has none', async () => {
  const { unpaidOrder: _unpaidOrder, ...card } = CARD;
  const { cards } = setUp(card);
  expect(await cards.find()).toEqual({ ok: true, value: { ...card, unpaidOrder: null } });
});

test('orders a card', async () => {
  const receipt = { orderNumber: 'C1', paymentMethod: 'qris' };
  const { cards, path } = setUp(receipt);
  expect(await cards.buy({ idempotencyKey: 'key-1' })).toEqual({ ok: true, value: receipt });
  expect(path()).toBe('/portal/app/rights/card/buy');
});

test.each([
  ['another unit', { ...CARD, validity: { count: 1, unit: 5 } }],
  ['no validity', { ...CARD, validity: { count: 0, unit: 1 } }],
  ['another frequency', { ...CARD, benefits: [{ ...CARD.benefits[0], frequency: 'hourly' }] }],
])('refuses %s', async (_, data) => {
  expect(await setUp(data).cards.find()).toMatchObject({ failure: { kind: 'malformed' } });
});
