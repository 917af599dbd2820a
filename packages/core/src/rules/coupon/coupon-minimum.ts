import { formatMoney } from '../money/money.ts';
import type { Coupon } from './coupon.ts';

/**
 * The minimum that a coupon requires of an order: `2 products`, `Rp40.000`, or both as `2 products & Rp40.000`
 * (specification, section 5).
 *
 * @param productsText Words a number of products, such as `1 product`.
 * @returns Null without a minimum, which a 0 means.
 */
export function couponMinimumText(
  coupon: Pick<Coupon, 'discountEffectiveQty' | 'discountEffectivePrice' | 'currencyCode'>,
  productsText: (count: number) => string,
): string | null {
  const { discountEffectiveQty, discountEffectivePrice, currencyCode } = coupon;
  const parts = [
    ...(discountEffectiveQty > 0 ? [productsText(discountEffectiveQty)] : []),
    ...(discountEffectivePrice > 0 ? [formatMoney(discountEffectivePrice, currencyCode)] : []),
  ];
  return parts.length === 0 ? null : parts.join(' & ');
}
