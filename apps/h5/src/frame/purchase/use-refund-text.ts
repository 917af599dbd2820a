import { type CurrencyCode, formatMoney, type RefundNews } from '@cangkir/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../use-format.ts';

/** Says when the money of an order that the chain cancelled is back. */
export function useRefundText() {
  const { t } = useTranslation('purchase');
  const format = useFormat();

  return (news: RefundNews, total: number, currencyCode: CurrencyCode): string => {
    const amount = formatMoney(total, currencyCode);
    switch (news.kind) {
      case 'returned':
        return t('refund.returned', { amount });
      case 'unknown':
        return t(`refund.unknown.${news.to}`, { amount });
      case 'by':
        return t('refund.by', { amount, latest: format.day(news.latest) });
      case 'between':
        return t('refund.between', {
          amount,
          earliest: format.day(news.earliest),
          latest: format.day(news.latest),
        });
    }
  };
}
