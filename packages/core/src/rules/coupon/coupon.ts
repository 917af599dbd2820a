import type { CurrencyCode } from '../../platform/market/market.types.ts';
import type { Period } from '../calendar/period.ts';
import { parseWibDay, startOfWibDay } from '../calendar/wib.ts';
import { voucherPeriod } from '../voucher/voucher.ts';
import type { VoucherValidity } from '../voucher/voucher.types.ts';

/** The codes of validity types (section 3). */
export const VALIDITY_TYPE = { fixed: 0, dynamic: 1 } as const;

/** The wire's code of a validity: whether it depends on the claim (section 3). */
export type ValidityType = (typeof VALIDITY_TYPE)[keyof typeof VALIDITY_TYPE];

/** When a coupon is valid: between two days, or for some days from its claim. */
export type CouponActivity =
  | {
      readonly couponActiveType: typeof VALIDITY_TYPE.fixed;
      /** The first and the last WIB day, such as `2026-11-21`. Validated at the edge. */
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
  /** The number of products that an order needs; 0 for no minimum. */
  readonly discountEffectiveQty: number;
  /** The price that an order needs, in the major unit of the currency; 0 for no minimum. */
  readonly discountEffectivePrice: number;
  /** The backend's currency text. Prices are shown in the format of the currency's market. */
  readonly currencyUnit: string;
  readonly currencyCode: CurrencyCode;
};

/** A coupon's validity in terms of a voucher: `FIX_TIME` or `AFTER_ACTIVE_IMMEDIATELY`. */
export function couponValidity(activity: CouponActivity): VoucherValidity {
  switch (activity.couponActiveType) {
    case VALIDITY_TYPE.fixed:
      return {
        effectiveTimeType: 'FIX_TIME',
        effectiveStartTime: parseWibDay(activity.couponStartDay),
        // The last day is included, while ends are exclusive.
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
 * When a coupon is valid (specification, section 3).
 *
 * @param claimedAt Milliseconds since the epoch.
 */
export function couponPeriod(activity: CouponActivity, claimedAt: number): Period {
  return voucherPeriod(couponValidity(activity), claimedAt);
}

/** The code of a validity: fixed if it does not depend on the claim (section 3). */
export function validityType({ effectiveTimeType }: VoucherValidity): ValidityType {
  return effectiveTimeType === 'FIX_TIME' ? VALIDITY_TYPE.fixed : VALIDITY_TYPE.dynamic;
}
