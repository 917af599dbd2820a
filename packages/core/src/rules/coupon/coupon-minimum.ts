import { marketOfCurrency } from '../../platform/market/market.ts';
import { formatPrice } from '../money/money.ts';
import type { Coupon } from './coupon.ts';

/** What a coupon asks of an order: a number of products, a price, both, or nothing. */
export interface CouponMinimum {
  readonly quantity: number | null;
  /** As the market writes it, such as `Rp40.000`. */
  readonly price: string | null;
}

/** The minimum of a coupon (specification, section 5). What is 0 is not asked for. */
export function couponMinimum(
  coupon: Pick<Coupon, 'discountEffectiveQty' | 'discountEffectivePrice' | 'currencyCode'>,
): CouponMinimum {
  const { discountEffectiveQty, discountEffectivePrice, currencyCode } = coupon;
  return {
    quantity: discountEffectiveQty > 0 ? discountEffectiveQty : null,
    price:
      discountEffectivePrice > 0
        ? formatPrice(discountEffectivePrice, marketOfCurrency(currencyCode))
        : null,
  };
}
