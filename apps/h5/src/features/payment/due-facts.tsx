import type { PaymentDue } from '@cangkir/core/payment';
import { Facts, ReceiptIcon, StoreIcon, WalletIcon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { amountText } from './amount-text.ts';

interface DueFactsProps {
  readonly due: PaymentDue;
  /** Who is paid, as the bank app shows it. */
  readonly payee?: string;
}

/** What is paid, to whom, and for which order. */
export function DueFacts({ due, payee }: DueFactsProps) {
  const { t } = useTranslation('payment');
  return (
    <Facts
      facts={[
        { icon: <WalletIcon size={1.25} />, label: t('due'), value: amountText(due) },
        ...(payee === undefined
          ? []
          : [{ icon: <StoreIcon size={1.25} />, label: t('payee'), value: payee }]),
        { icon: <ReceiptIcon size={1.25} />, label: t('order'), value: due.orderNumber },
      ]}
    />
  );
}
