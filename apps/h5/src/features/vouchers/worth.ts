import { formatMoney, type VoucherTerms } from '@cangkir/core';

/** What a ticket says large, and what that number is. */
export interface Worth {
  readonly value: string;
  readonly valueLabel?: string | undefined;
  readonly worth?: string | undefined;
}

/** Reads the words of a worth. */
export type WorthText = (
  key: `worth.${'free' | 'ofFree' | 'saving'}`,
  values: { readonly amount: string },
) => string;

/** Says what a voucher gives: how much one saves, or that a product is free. */
export function worthOf({ value, currencyCode, isFree }: VoucherTerms, t: WorthText): Worth {
  const amount = formatMoney(value, currencyCode);
  return isFree
    ? { value: t('worth.free', { amount }), worth: t('worth.ofFree', { amount }) }
    : { value: amount, valueLabel: t('worth.saving', { amount }) };
}
