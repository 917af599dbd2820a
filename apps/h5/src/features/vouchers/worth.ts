import { formatMoney, type VoucherTerms } from '@cangkir/core';
import type { Reader } from '../../i18n/read-messages.ts';

/** What a ticket says large, and what that number is. */
export interface Worth {
  readonly value: string;
  readonly valueLabel?: string | undefined;
  readonly worth?: string | undefined;
}

/** The messages of a worth. */
export const WORTH_KEYS = ['worth.free', 'worth.ofFree', 'worth.saving'] as const;

export type WorthText = Reader<(typeof WORTH_KEYS)[number]>;

/** Says what a voucher gives: how much one saves, or that a product is free. */
export function worthOf({ value, currencyCode, isFree }: VoucherTerms, t: WorthText): Worth {
  const amount = formatMoney(value, currencyCode);
  return isFree
    ? { value: t('worth.free', { amount }), worth: t('worth.ofFree', { amount }) }
    : { value: amount, valueLabel: t('worth.saving', { amount }) };
}
