import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { CurrencyCode } from '../../platform/market/market.types.ts';
import type { Period } from '../../rules/calendar/period.ts';
import type { PaymentMethod } from '../../rules/order/payment-method.ts';
import type { UnpaidOrder } from '../../rules/order/unpaid-order.ts';

/** Identical vouchers in a pack. */
export interface PackContent {
  readonly title: LocalizedText;
  /** The value of one, in the major unit of the pack's currency. */
  readonly value: number;
  /** A whole number from 1. */
  readonly quantity: number;
}

/** Where a pack is sold: in the list of packs, or to those who come from an ad. */
export type PackChannel = 'app' | 'ad';

/** Vouchers sold together. */
export interface Pack {
  readonly id: string;
  readonly channel: PackChannel;
  readonly title: LocalizedText;
  /** In the major unit of the currency. */
  readonly price: number;
  readonly currencyCode: CurrencyCode;
  readonly contents: readonly PackContent[];
  readonly sale: Period;
  /** Packs left. */
  readonly stock: number;
  /** The maximum number of packs per user; null for no limit. */
  readonly purchaseLimit: number | null;
}

/** A pack as the current user may buy it. */
export interface OfferedPack extends Pack {
  /** How many of them the user bought; 0 for a visitor. */
  readonly boughtBefore: number;
  /** Their order of this pack that waited for its payment when it was read; null without one. */
  readonly unpaidOrder: UnpaidOrder | null;
}

/** An order of packs (specification, section 3). */
export interface PackOrder {
  readonly orderNumber: string;
  /** Milliseconds since the epoch. */
  readonly orderedAt: number;
  readonly paymentMethod: PaymentMethod;
  /** In the major unit of the currency. */
  readonly total: number;
  readonly currencyCode: CurrencyCode;
  /** The vouchers of all packs together. */
  readonly contents: readonly PackContent[];
  readonly packId: string;
  readonly channel: PackChannel;
  /** Packs bought: a whole number from 1. */
  readonly quantity: number;
  /** Whether the money has arrived, and the vouchers are in the wallet. */
  readonly isPaid: boolean;
  /** When the chain cancelled it after it was paid: milliseconds since the epoch. Null if it did not. */
  readonly refundedAt: number | null;
}

/** A one-line summary of a pack. */
export interface PackSummary {
  readonly vouchers: number;
  /** Their total value, in the major unit of the pack's currency. */
  readonly value: number;
}

/** Counts the vouchers of a pack and their value. */
export function summarizePack(contents: readonly PackContent[]): PackSummary {
  return {
    vouchers: contents.reduce((sum, { quantity }) => sum + quantity, 0),
    value: contents.reduce((sum, { quantity, value }) => sum + quantity * value, 0),
  };
}
