import type { VoucherTerms } from '@cangkir/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Worth, worthOf } from './worth.ts';

/** Says what a voucher gives, in the language on the screen. */
export function useWorth(): (voucher: VoucherTerms) => Worth {
  const { t } = useTranslation('vouchers');
  return (voucher) => worthOf(voucher, t);
}
