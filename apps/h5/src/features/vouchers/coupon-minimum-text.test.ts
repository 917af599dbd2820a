import { type CurrencyCode, couponMinimum, type Language } from '@cangkir/core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { couponMinimumText } from './coupon-minimum-text.ts';

type Row = readonly [quantity: number, price: number, currencyCode: CurrencyCode, text: string];

const TEXTS: Readonly<Record<Language, readonly Row[]>> = {
  id: [
    [0, 0, 'IDR', 'Tanpa minimum pembelian'],
    [1, 0, 'IDR', 'Min. pembelian 1 produk'],
    [2, 0, 'IDR', 'Min. pembelian 2 produk'],
    [0, 40_000, 'IDR', 'Min. pembelian Rp40.000'],
    [1, 40_000, 'IDR', 'Min. pembelian 1 produk & Rp40.000'],
    [2, 40_000, 'IDR', 'Min. pembelian 2 produk & Rp40.000'],
  ],
  en: [
    [0, 0, 'IDR', 'No minimum purchase'],
    [1, 0, 'IDR', 'Min. purchase 1 product'],
    [2, 0, 'IDR', 'Min. purchase 2 products'],
    [0, 250, 'PHP', 'Min. purchase ₱250.00'],
    [1, 250, 'PHP', 'Min. purchase 1 product & ₱250.00'],
    [2, 12.5, 'SGD', 'Min. purchase 2 products & S$12.50'],
  ],
  zh: [
    [0, 0, 'IDR', '无最低消费'],
    [1, 0, 'IDR', '最低消费 1 件商品'],
    [2, 0, 'IDR', '最低消费 2 件商品'],
    [0, 40_000, 'IDR', '最低消费 Rp40.000'],
    [1, 40_000, 'IDR', '最低消费 1 件商品 & Rp40.000'],
    [2, 40_000, 'IDR', '最低消费 2 件商品 & Rp40.000'],
  ],
};

describe.each(['id', 'en', 'zh'] as const)('the minimum of a coupon in %s', (language) => {
  let i18nModule: typeof import('../../i18n/i18n.ts');

  beforeAll(async () => {
    vi.resetModules();
    i18nModule = await import('../../i18n/i18n.ts');
    await i18nModule.startI18n(language);
    await i18nModule.loadNamespaces(['vouchers']);
  });

  test.each(TEXTS[language])('of %i products and %d %s reads %s', (quantity, price, code, text) => {
    const minimum = couponMinimum({
      discountEffectiveQty: quantity,
      discountEffectivePrice: price,
      currencyCode: code,
    });
    expect(couponMinimumText(minimum, i18nModule.i18n.getFixedT(language, 'vouchers'))).toBe(text);
  });
});
