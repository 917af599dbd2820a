import type { CouponMinimum } from '@cangkir/core';
import type { TFunction } from 'i18next';

/** The minimum that a coupon asks of an order, in words: products, a price, or both joined with `&` (section 5). */
export function couponMinimumText(minimum: CouponMinimum, t: TFunction<'vouchers'>): string {
  const what = minimumOf(minimum, t);
  return what === null ? t('couponMinimum.none') : t('couponMinimum.purchase', { what });
}

function minimumOf({ quantity, price }: CouponMinimum, t: TFunction<'vouchers'>): string | null {
  if (quantity === null) return price;
  const products = t('couponMinimum.products', { count: quantity });
  return price === null ? products : t('couponMinimum.both', { products, price });
}
