import { type CurrencyCode, formatMoney } from '@cangkir/core';
import { Notice } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../use-format.ts';

interface UnpaidOrderProps {
  /** Null without one. */
  readonly order: { readonly amount: number; readonly expiresAt: number } | null;
  readonly currencyCode: CurrencyCode;
}

/** An order that can still be paid, and until when. The page's action leads back to its payment. */
export function UnpaidOrder({ order, currencyCode }: UnpaidOrderProps) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  if (order === null) return null;
  const amount = formatMoney(order.amount, currencyCode);
  return (
    <Notice tone="waiting" title={t('unpaid.title')}>
      <p>{t('unpaid.body', { amount, time: format.time(order.expiresAt) })}</p>
    </Notice>
  );
}
