import { formatMoney, type VoucherTerms } from '@cangkir/core';
import type { Reader } from '../../i18n/read-messages.ts';

/** The minimum spend in its market's form, or null when there is none. */
export function minimumSpendOf(voucher: VoucherTerms): string | null {
  return voucher.minimumSpend === 0
    ? null
    : formatMoney(voucher.minimumSpend, voucher.currencyCode);
}

/** The messages of a minimum spend. */
export const MINIMUM_SPEND_KEYS = ['minimumSpend', 'noMinimumSpend'] as const;

type MinimumSpendText = Reader<(typeof MINIMUM_SPEND_KEYS)[number]>;

/** Says the minimum spend in a line. */
export function minimumSpendText(voucher: VoucherTerms, t: MinimumSpendText): string {
  const amount = minimumSpendOf(voucher);
  return t(amount === null ? 'noMinimumSpend' : 'minimumSpend', { amount: amount ?? '' });
}
