import { couponMinimumText, type VoucherTerms } from '@cangkir/core';
import type { Reader } from '../../i18n/read-messages.ts';

/** The messages of a minimum. */
export const MINIMUM_KEYS = ['minimum', 'minimumProducts', 'minimumBoth', 'noMinimum'] as const;

type MinimumText = Reader<(typeof MINIMUM_KEYS)[number]>;

/** What an order needs before a voucher applies, such as `2 products & Rp40.000`; null if nothing. */
export function minimumOf(voucher: VoucherTerms, t: MinimumText): string | null {
  return couponMinimumText(
    voucher,
    (count) => t('minimumProducts', { count }),
    (products, price) => t('minimumBoth', { products, price }),
  );
}

/** Says the minimum in a line. */
export function minimumText(voucher: VoucherTerms, t: MinimumText): string {
  const minimum = minimumOf(voucher, t);
  return t(minimum === null ? 'noMinimum' : 'minimum', { minimum: minimum ?? '' });
}
