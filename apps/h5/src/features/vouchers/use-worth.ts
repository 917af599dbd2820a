import { formatPrice, marketOfCurrency, type VoucherTerms } from '@cangkir/core';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a ticket says large, and what that number is. */
export interface Worth {
  readonly value: string;
  readonly valueLabel?: string | undefined;
  readonly worth?: string | undefined;
}

/** Says what a voucher gives: how much one saves, or that a product is free. */
export function useWorth(): (voucher: VoucherTerms) => Worth {
  const { t } = useTranslation('vouchers');
  return ({ value, currencyCode, isFree }) => {
    const amount = formatPrice(value, marketOfCurrency(currencyCode));
    return isFree
      ? { value: t('worth.free'), worth: t('worth.ofFree', { amount }) }
      : { value: amount, valueLabel: t('worth.saving') };
  };
}
