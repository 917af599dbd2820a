import type { CouponMinimum } from '@cangkir/core';
import type { TFunction } from 'i18next';

/** What a coupon asks of an order, in words: products, a price, or both joined with `&` (section 5). */
export function couponMinimumText(minimum: CouponMinimum, t: TFunction<'coupon'>): string {
  const what = whatIsAsked(minimum, t);
  return what === null ? t('minimum.none') : t('minimum.purchase', { what });
}

function whatIsAsked({ quantity, price }: CouponMinimum, t: TFunction<'coupon'>): string | null {
  if (quantity === null) return price;
  const products = t('minimum.products', { count: quantity });
  return price === null ? products : t('minimum.both', { products, price });
}
