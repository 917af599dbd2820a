import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { CurrencyCode } from '../../platform/market/market.types.ts';

/** When a voucher may be used (specification, section 3). Moments are milliseconds since the epoch. */
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
      /** Days between the claim and the day on which the voucher begins. */
      readonly effectiveDelayDays: number;
      readonly effectiveDuration: number;
      readonly effectiveDurationType: DurationUnit;
    };

/** Unit codes of section 3: 1 day, 2 week, 3 month, 4 year. */
export type DurationUnit = 1 | 2 | 3 | 4;

/** What a voucher is worth and asks for, before and after it is claimed. */
export interface VoucherTerms {
  readonly title: LocalizedText;
  /** In the major unit of the currency (rupiah, peso, dollar). */
  readonly value: number;
  readonly currencyCode: CurrencyCode;
  readonly products: readonly LocalizedText[];
  /** In the major unit of the currency; 0 where there is none. */
  readonly minimumSpend: number;
  readonly terms: readonly LocalizedText[];
  readonly validity: VoucherValidity;
}

/** One voucher in a person's wallet. */
export interface Voucher extends VoucherTerms {
  readonly id: string;
  /** What the QR says and the till scans: single use. */
  readonly code: string;
  readonly claimedAt: number;
  /** When the order with it succeeded, or null. */
  readonly usedAt: number | null;
}
