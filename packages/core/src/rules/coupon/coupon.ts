import type { CurrencyCode } from '../../platform/market/market.types.ts';
import type { Period } from '../calendar/period.ts';
import { parseWibDay, startOfWibDay } from '../calendar/wib.ts';
import { voucherPeriod } from './voucher.ts';
import type { VoucherValidity } from './voucher.types.ts';

/** The validity types of section 3, as numbers. */
export const VALIDITY_TYPE = { fixed: 0, dynamic: 1 } as const;

/** How a validity is told on the wire (section 3): whether it depends on the claim. */
export type ValidityType = (typeof VALIDITY_TYPE)[keyof typeof VALIDITY_TYPE];

/** When a coupon may be used: between two days, or for some days from its claim. */
export type CouponActivity =
  | {
      readonly couponActiveType: typeof VALIDITY_TYPE.fixed;
      /** The first and the last WIB day, such as `2026-11-21`: read at the edge, where others are refused. */
      readonly couponStartDay: string;
      readonly couponEndDay: string;
    }
  | {
      readonly couponActiveType: typeof VALIDITY_TYPE.dynamic;
      /** Days from the claim: a whole number from 1. */
      readonly activeDay: number;
    };

/** A coupon (specification, section 3). */
export type Coupon = CouponActivity & {
  /** The products that an order needs for it; 0 where any order will do. */
  readonly discountEffectiveQty: number;
  /** The price that an order needs for it, in the major unit of the currency; 0 where any will do. */
  readonly discountEffectivePrice: number;
  /** The currency as the backend writes it. Prices are shown in the form of the currency's market. */
  readonly currencyUnit: string;
  readonly currencyCode: CurrencyCode;
};

/** The validity of a coupon as that of a voucher: `FIX_TIME` or `AFTER_ACTIVE_IMMEDIATELY`. */
export function couponValidity(activity: CouponActivity): VoucherValidity {
  switch (activity.couponActiveType) {
    case VALIDITY_TYPE.fixed:
      return {
        effectiveTimeType: 'FIX_TIME',
        effectiveStartTime: parseWibDay(activity.couponStartDay),
        // The last day is one of them; ends are exclusive.
        effectiveEndTime: startOfWibDay(parseWibDay(activity.couponEndDay), 1),
      };
    case VALIDITY_TYPE.dynamic:
      return {
        effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
        effectiveDuration: activity.activeDay,
        effectiveDurationType: 1,
      };
  }
}

/**
 * When a coupon may be used (specification, section 3).
 *
 * @param claimedAt Milliseconds since the epoch.
 */
export function couponPeriod(activity: CouponActivity, claimedAt: number): Period {
  return voucherPeriod(couponValidity(activity), claimedAt);
}

/** The number that stands for a validity: what does not depend on the claim is fixed (section 3). */
export function validityType({ effectiveTimeType }: VoucherValidity): ValidityType {
  return effectiveTimeType === 'FIX_TIME' ? VALIDITY_TYPE.fixed : VALIDITY_TYPE.dynamic;
}
