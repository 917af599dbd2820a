import { expect, test } from 'vitest';
import { couponMinimumText } from './coupon-minimum.ts';

function productsText(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}

function bothText(products: string, price: string): string {
  return `${products} & ${price}`;
}

test.each([
  [0, 0, 'IDR', null],
  [1, 0, 'IDR', '1 product'],
  [2, 0, 'IDR', '2 products'],
  [0, 40_000, 'IDR', 'Rp40.000'],
  [2, 40_000, 'IDR', '2 products & Rp40.000'],
  [0, 250, 'PHP', '₱250.00'],
  [1, 12.5, 'SGD', '1 product & S$12.50'],
] as const)('%i products and a price of %d %s read %j', (quantity, price, currencyCode, text) => {
  const coupon = {
    discountEffectiveQty: quantity,
    discountEffectivePrice: price,
    currencyCode,
  };
  expect(couponMinimumText(coupon, productsText, bothText)).toBe(text);
});
