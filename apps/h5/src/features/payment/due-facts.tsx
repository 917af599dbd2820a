import { formatMoney, REDEMPTION } from '@cangkir/core';
import type { PaymentDue } from '@cangkir/core/payment';
import { type Fact, Facts, Icon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface DueFactsProps {
  readonly due: PaymentDue;
  readonly isPaid?: boolean;
}

/** What was to be paid, and for which order. */
export function DueFacts({ due, isPaid = false }: DueFactsProps) {
  const { t } = useTranslation('payment');
  const amount = {
    icon: <Icon name="wallet" size={1.25} />,
    label: t(isPaid ? 'paidTotal' : 'due'),
    value: formatMoney(due.amount, due.currencyCode),
  };
  return <Facts facts={[amount, ...usePointsFact(due), useOrderFact(due)]} />;
}

interface OrderFactsProps {
  readonly due: PaymentDue;
  /** Who is paid, as the bank app shows it. */
  readonly payee?: string;
}

/** Whom a payment goes to, and for which order, below its amount. */
export function OrderFacts({ due, payee }: OrderFactsProps) {
  const { t } = useTranslation('payment');
  const order = useOrderFact(due);
  const points = usePointsFact(due);
  const paid =
    payee === undefined
      ? []
      : [{ icon: <Icon name="store" size={1.25} />, label: t('payee'), value: payee }];
  return <Facts facts={[...paid, ...points, order]} />;
}

/** The points that were redeemed, and what they took off; nothing without any. */
function usePointsFact({ points, currencyCode }: PaymentDue): readonly Fact[] {
  const { t } = useTranslation('payment');
  if (points === 0) return [];
  const amount = `−${formatMoney(points * REDEMPTION.pointValue, currencyCode)}`;
  return [
    {
      icon: <Icon name="tag" size={1.25} />,
      label: t('points'),
      value: t('pointsValue', { count: points, amount }),
    },
  ];
}

function useOrderFact({ orderNumber }: PaymentDue): Fact {
  const { t } = useTranslation('payment');
  return { icon: <Icon name="receipt" size={1.25} />, label: t('order'), value: orderNumber };
}
