import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { CouponMinimum } from '../coupon/coupon-minimum.ts';

/** When a voucher is valid (specification, section 3). Moments are milliseconds since the epoch. */
export type VoucherValidity =
  | {
      readonly effectiveTimeType: 'FIX_TIME';
      readonly effectiveStartTime: number;
      readonly effectiveEndTime: number;
    }
  | {
      readonly effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY';
      readonly effectiveDuration: number;
      readonly effectiveDurationType: DurationUnit;
    }
  | {
      readonly effectiveTimeType: 'AFTER_ACTIVE_DELAY';
      /** Full days between the claim and the day on which the voucher becomes valid. */
      readonly effectiveDelayDays: number;
      readonly effectiveDuration: number;
      readonly effectiveDurationType: DurationUnit;
    };

/** Unit codes of section 3: 1 day, 2 week, 3 month, 4 year. */
export type DurationUnit = 1 | 2 | 3 | 4;

/** The value and the minimum of a voucher, before and after its claim. */
export interface VoucherTerms extends CouponMinimum {
  readonly title: LocalizedText;
  /** In the major unit of the currency (rupiah, peso, dollar). */
  readonly value: number;
  /** The backend's currency text. Amounts are shown in the format of the currency's market. */
  readonly currencyUnit: string;
  /** It gives the product itself: the value is what that is worth. */
  readonly isFree?: boolean | undefined;
  readonly products: readonly LocalizedText[];
  readonly terms: readonly LocalizedText[];
}

/** A voucher in a user's wallet. */
export interface Voucher extends VoucherTerms {
  readonly id: string;
  /** The text of the QR code that the till scans: single use. */
  readonly code: string;
  readonly validity: VoucherValidity;
  readonly claimedAt: number;
  /** When the order that used it succeeded, or null. */
  readonly usedAt: number | null;
}
