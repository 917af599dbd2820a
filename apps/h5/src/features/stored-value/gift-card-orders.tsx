import { payableOrder, paymentRoute, type StoredValue } from '@cangkir/core/stored-value';
import { Icon, List, ListRow } from '@cangkir/react';
import { Link } from 'wouter';
import { Section } from '../../frame/section.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';

interface GiftCardOrdersProps {
  readonly orders: StoredValue['giftCardOrders'];
  price(amount: number): string;
}

/** The orders that wait for a gift card: each leads to its payment, as long as it can be paid. */
export function GiftCardOrders({ orders, price }: GiftCardOrdersProps) {
  const { t } = useTranslation('stored-value');
  const format = useFormat();
  const { now } = useClock();
  const payable = orders.filter((order) => payableOrder(order, now()) !== null);
  if (payable.length === 0) return null;
  return (
    <Section title={t('orders.title')}>
      <List>
        {payable.map((order) => (
          <Link key={order.orderNumber} href={paymentRoute(order)} asChild>
            <ListRow
              icon={<Icon name="gift" />}
              title={t('orders.pay')}
              detail={t('orders.due', {
                amount: price(order.amount),
                time: format.time(order.expiresAt),
              })}
            />
          </Link>
        ))}
      </List>
    </Section>
  );
}
