import { expect, test } from 'vitest';
import { createPackGateway } from './packs.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const TITLE = { id: 'Paket Hemat', en: 'Saver Pack', zh: '超值券包' };

const CONTENTS = [{ title: TITLE, value: 25_000, quantity: 3 }];

const PACK = {
  id: 'hemat',
  channel: 'app',
  title: TITLE,
  price: 60_000,
  currencyCode: 'IDR',
  contents: CONTENTS,
  sale: { start: 1, end: 2 },
  stock: 0,
  purchaseLimit: null,
  boughtBefore: 2,
  unpaidOrder: { orderNumber: 'P2', paymentMethod: 'qris', amount: 60_000, expiresAt: 9 },
};

const ORDER = {
  orderNumber: 'P1',
  orderedAt: 1,
  paymentMethod: 'eWalletC',
  total: 120_000,
  currencyCode: 'IDR',
  contents: CONTENTS,
  packId: 'hemat',
  channel: 'app',
  quantity: 2,
  isPaid: true,
};

/** A gateway whose backend gives one answer, and what it was asked. */
function setUp(code: number, data: unknown) {
  const { client, sent } = createTestClient(() => envelope(code, data));
  return {
    packs: createPackGateway(client),
    sent,
    asked() {
      const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
      const { time, sign, ...query } = Object.fromEntries(searchParams);
      return [pathname, query];
    },
  };
}

test('lists the packs', async () => {
  const { packs, asked } = setUp(0, { packs: [PACK] });
  expect(await packs.list('app')).toEqual({ ok: true, value: [PACK] });
  expect(asked()).toEqual(['/portal/app/pack/list', { channel: 'app' }]);
});

test('finds a pack', async () => {
  const { packs, asked } = setUp(0, PACK);
  expect(await packs.find('hemat')).toEqual({ ok: true, value: PACK });
  expect(asked()).toEqual(['/portal/app/pack/detail', { packId: 'hemat' }]);
});

test('a backend that names no unpaid order has none', async () => {
  const { unpaidOrder: _unpaidOrder, ...pack } = PACK;
  const { packs } = setUp(0, pack);
  expect(await packs.find('hemat')).toEqual({ ok: true, value: { ...pack, unpaidOrder: null } });
});

test('buys packs, once', async () => {
  const receipt = { orderNumber: 'P1', paymentMethod: 'qris' };
  const { packs, sent } = setUp(0, receipt);
  const request = { packId: 'hemat', quantity: 2 };
  expect(await packs.buy(request, { idempotencyKey: 'k1' })).toEqual({ ok: true, value: receipt });
  const [posted] = sent;
  expect(new URL(posted?.url ?? '').pathname).toBe('/portal/app/pack/buy');
  expect(await posted?.json()).toMatchObject(request);
  expect(posted?.headers.get('idempotency-key')).toBe('k1');
});

test.each([140001, 140002, 140003, 140004])('reports the refusal code %i', async (code) => {
  const { packs } = setUp(code, null);
  const request = { packId: 'hemat', quantity: 2 };
  expect(await packs.buy(request, { idempotencyKey: 'k1' })).toEqual({
    ok: false,
    failure: { kind: 'refused', code },
  });
});

test.each([[PACK], [null]])('finds an order, with its pack as it is sold now: %#', async (pack) => {
  const { packs, asked } = setUp(0, { order: ORDER, pack });
  expect(await packs.findOrder('P1')).toEqual({ ok: true, value: { order: ORDER, pack } });
  expect(asked()).toEqual(['/portal/app/pack/order', { orderNumber: 'P1' }]);
});

test('rejects an order that breaks the contract', async () => {
  const { packs } = setUp(0, { order: { ...ORDER, paymentMethod: 'cash' }, pack: null });
  expect(await packs.findOrder('P1')).toEqual({ ok: false, failure: { kind: 'malformed' } });
});
