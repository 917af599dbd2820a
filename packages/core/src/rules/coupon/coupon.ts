import type { Period } from '../calendar/period.ts';
import { parseWibDay, startOfWibDay } from '../calendar/wib.ts';
import { voucherPeriod } from '../voucher/voucher.ts';
import type { VoucherTerms, VoucherValidity } from '../voucher/voucher.types.ts';

/** The codes of validity types (section 3). */
export const VALIDITY_TYPE = { fixed: 0, dynamic: 1 } as const;

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
      /** Full days between the claim and the first of these days. Without them it is valid from the claim on. */
      readonly effectiveDelayDays?: number | undefined;
    };

/** What a campaign gives: a coupon, which is a voucher once it is claimed (specification, section 3). */
export type Coupon = CouponActivity & VoucherTerms;

/** The validity of the voucher that a coupon becomes. */
export function couponValidity(activity: CouponActivity): VoucherValidity {
  switch (activity.couponActiveType) {
    case VALIDITY_TYPE.fixed:
      return {
        effectiveTimeType: 'FIX_TIME',
        effectiveStartTime: parseWibDay(activity.couponStartDay),
        // The last day is included, while ends are exclusive.
        effectiveEndTime: startOfWibDay(parseWibDay(activity.couponEndDay), 1),
      };
    case VALIDITY_TYPE.dynamic: {
      const { activeDay, effectiveDelayDays } = activity;
      const days = { effectiveDuration: activeDay, effectiveDurationType: 1 } as const;
      return effectiveDelayDays === undefined
        ? { effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY', ...days }
        : { effectiveTimeType: 'AFTER_ACTIVE_DELAY', effectiveDelayDays, ...days };
    }
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
