import { formatMoney, type VoucherTerms } from '@cangkir/core';

/** The minimum spend in its market's form, or null when there is none. */
export function minimumSpendOf(voucher: VoucherTerms): string | null {
  return voucher.minimumSpend === 0
    ? null
    : formatMoney(voucher.minimumSpend, voucher.currencyCode);
}

/** Reads the words of a minimum spend. */
type MinimumSpendText = (
  key: 'minimumSpend' | 'noMinimumSpend',
  values: { readonly amount: string },
) => string;

/** Says the minimum spend in a line. */
export function minimumSpendText(voucher: VoucherTerms, t: MinimumSpendText): string {
  const amount = minimumSpendOf(voucher);
  return t(amount === null ? 'noMinimumSpend' : 'minimumSpend', { amount: amount ?? '' });
}
