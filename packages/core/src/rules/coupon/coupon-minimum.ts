import type { CurrencyCode } from '../../platform/market/market.types.ts';
import { formatMoney } from '../money/money.ts';

/** What an order needs before a coupon applies (specification, section 3). */
export interface CouponMinimum {
  /** The number of products; 0 for no minimum. */
  readonly discountEffectiveQty: number;
  /** The price, in the major unit of the currency; 0 for no minimum. */
  readonly discountEffectivePrice: number;
  readonly currencyCode: CurrencyCode;
}

/**
 * The minimum that a coupon requires of an order: `2 products`, `Rp40.000`, or both as `2 products & Rp40.000`
 * (specification, section 5).
 *
 * @param productsText Words a number of products, such as `1 product`.
 * @param bothText Joins that number and a price.
 * @returns Null without a minimum, which a 0 means.
 */
export function couponMinimumText(
  coupon: CouponMinimum,
  productsText: (count: number) => string,
  bothText: (products: string, price: string) => string,
): string | null {
  const { discountEffectiveQty, discountEffectivePrice, currencyCode } = coupon;
  const products = discountEffectiveQty > 0 ? productsText(discountEffectiveQty) : null;
  const price =
    discountEffectivePrice > 0 ? formatMoney(discountEffectivePrice, currencyCode) : null;
  return products !== null && price !== null ? bothText(products, price) : (products ?? price);
}
