import { formatMoney } from '../money/money.ts';
import type { Coupon } from './coupon.ts';

/** What a coupon requires of an order: a number of products, a price, both, or nothing. */
export interface CouponMinimum {
  readonly quantity: number | null;
  /** In the format of the market, such as `Rp40.000`. */
  readonly price: string | null;
}

/** The minimum of a coupon (specification, section 5). 0 means no minimum. */
export function couponMinimum(
  coupon: Pick<Coupon, 'discountEffectiveQty' | 'discountEffectivePrice' | 'currencyCode'>,
): CouponMinimum {
  const { discountEffectiveQty, discountEffectivePrice, currencyCode } = coupon;
  return {
    quantity: discountEffectiveQty > 0 ? discountEffectiveQty : null,
    price: discountEffectivePrice > 0 ? formatMoney(discountEffectivePrice, currencyCode) : null,
  };
}
