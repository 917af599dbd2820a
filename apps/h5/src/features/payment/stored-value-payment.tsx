import { formatMoney, type PageView, ROUTES } from '@cangkir/core';
import { Button } from '@cangkir/react';
import { useConfirm } from '../../frame/confirm.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import styles from './payment.module.css';

interface StoredValuePaymentProps extends Pick<ScreenProps<'payment'>, 'send'> {
  readonly view: Extract<PageView<'payment'>, { readonly step: 'waiting' }>;
}

/** Pays from what the user has stored, once they have confirmed the amount; or says what is missing. */
export function StoredValuePayment({ view, send }: StoredValuePaymentProps) {
  const { t } = useTranslation('payment');
  const navigation = useNavigation();
  const confirm = useConfirm();
  const { due, storedValue, isBusy, isLeaving } = view;
  if (storedValue === null) return null;
  const { balance, missing } = storedValue;
  const money = (amount: number) => formatMoney(amount, due.currencyCode);

  async function pay() {
    const isConfirmed = await confirm({
      title: t('storedValue.confirm.title', { amount: money(due.amount) }),
      body: t('storedValue.confirm.body', { left: money(balance - due.amount) }),
      confirmLabel: t('storedValue.confirm.yes'),
      cancelLabel: t('storedValue.confirm.no'),
    });
    if (isConfirmed) send({ type: 'PAY_BY_STORED_VALUE' });
  }

  return (
    <section className={styles.box}>
      <h2>{t('storedValue.title')}</h2>
      <p>{t('storedValue.balance', { balance: money(balance) })}</p>
      {missing > 0 ? (
        <>
          <p className={styles.missing}>{t('storedValue.missing', { missing: money(missing) })}</p>
          <Button variant="secondary" onClick={() => navigation.push(ROUTES.giftCards)}>
            {t('storedValue.topUp')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" isBusy={isBusy || isLeaving} onClick={() => void pay()}>
          {t('storedValue.action', { amount: money(due.amount) })}
        </Button>
      )}
    </section>
  );
}
