import { describe, expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import type { Pack } from './pack.ts';
import { checkPackPurchase, checkReorder } from './pack-purchase.ts';

const PACK: Pack = {
  channel: 'app',
  id: 'pack-1',
  title: { id: 'Paket hemat', en: 'Saver pack', zh: '超值券包' },
  price: 60_000,
  currencyCode: 'IDR',
  contents: [{ title: { id: 'Kopi', en: 'Coffee', zh: '咖啡' }, value: 25_000, quantity: 3 }],
  sale: { start: 1000, end: 2000 },
  stock: 5,
  purchaseLimit: 4,
};
const ONE = { quantity: 1, boughtBefore: 0 };

describe('a pack', () => {
  test.each([
    [999, fail('packNotAvailable')],
    [1000, succeed(60_000)],
    [1999, succeed(60_000)],
    [2000, fail('packSaleEnded')],
  ] as const)('at %i: %j', (now, result) => {
    expect(checkPackPurchase(PACK, ONE, now)).toEqual(result);
  });

  test('can be bought while enough are left', () => {
    const last = { ...PACK, stock: 2, purchaseLimit: null };
    expect(checkPackPurchase(last, { quantity: 2, boughtBefore: 0 }, 1500)).toEqual(
      succeed(120_000),
    );
    expect(checkPackPurchase(last, { quantity: 3, boughtBefore: 0 }, 1500)).toEqual(
      fail('packSoldOut'),
    );
    expect(checkPackPurchase({ ...PACK, stock: 0 }, ONE, 1500)).toEqual(fail('packSoldOut'));
  });

  test('can be bought up to the limit, including earlier purchases', () => {
    expect(checkPackPurchase(PACK, { quantity: 4, boughtBefore: 0 }, 1500)).toEqual(
      succeed(240_000),
    );
    expect(checkPackPurchase(PACK, { quantity: 5, boughtBefore: 0 }, 1500)).toEqual(
      fail('packLimitExceeded'),
    );
    expect(checkPackPurchase(PACK, { quantity: 1, boughtBefore: 3 }, 1500)).toEqual(
      succeed(60_000),
    );
    expect(checkPackPurchase(PACK, { quantity: 1, boughtBefore: 4 }, 1500)).toEqual(
      fail('packLimitExceeded'),
    );
  });

  test('without a limit can be bought repeatedly', () => {
    const free = { ...PACK, purchaseLimit: null };
    expect(checkPackPurchase(free, { quantity: 5, boughtBefore: 900 }, 1500)).toEqual(
      succeed(300_000),
    );
  });

  test('is refused for the reason that the user can change least', () => {
    const gone = { ...PACK, stock: 0, purchaseLimit: 0 };
    expect(checkPackPurchase(gone, ONE, 999)).toEqual(fail('packNotAvailable'));
    expect(checkPackPurchase(gone, ONE, 2000)).toEqual(fail('packSaleEnded'));
    expect(checkPackPurchase(gone, ONE, 1500)).toEqual(fail('packSoldOut'));
  });
});

test.each([
  [60_000, 3, 180_000],
  [14.9, 3, 44.7],
  [349.5, 2, 699],
])('at %s each, %i cost %s', (price, quantity, total) => {
  expect(checkPackPurchase({ ...PACK, price }, { quantity, boughtBefore: 0 }, 1500)).toEqual(
    succeed(total),
  );
});

describe('a reorder', () => {
  test('buys the same number of packs at the current price', () => {
    expect(checkReorder({ quantity: 2 }, { ...PACK, price: 70_000 }, 2, 1500)).toEqual(
      succeed(140_000),
    );
  });

  test('is refused like any purchase', () => {
    expect(checkReorder({ quantity: 2 }, PACK, 3, 1500)).toEqual(fail('packLimitExceeded'));
    expect(checkReorder({ quantity: 2 }, { ...PACK, stock: 1 }, 2, 1500)).toEqual(
      fail('packSoldOut'),
    );
    expect(checkReorder({ quantity: 2 }, PACK, 2, 2000)).toEqual(fail('packSaleEnded'));
  });

  test('of a pack that is no longer sold is too late', () => {
    expect(checkReorder({ quantity: 1 }, null, 1, 1500)).toEqual(fail('packSaleEnded'));
  });
});
