import { formatMoney, type PageView, ROUTES } from '@cangkir/core';
import { Button } from '@cangkir/react';
import { useConfirm } from '../../frame/confirm.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import { useIsCompany } from './company-note.tsx';
import styles from './payment.module.css';

interface StoredValuePaymentProps extends Pick<ScreenProps<'payment'>, 'send'> {
  readonly view: Extract<PageView<'payment'>, { readonly step: 'waiting' }>;
}

/** What the user has stored, and what is missing. Above it a QR fills the screen: then the way to pay is in the bar. */
export function StoredValuePayment({ view, send }: StoredValuePaymentProps) {
  const { t } = useTranslation('payment');
  const navigation = useNavigation();
  const isCompany = useIsCompany();
  const { due, means, storedValue } = view;
  if (storedValue === null || isCompany) return null;
  const { balance, missing } = storedValue;
  if (missing === 0 && means.kind === 'qris') return null;
  const money = (amount: number) => formatMoney(amount, due.currencyCode);
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
        <StoredValueButton view={view} send={send} />
      )}
    </section>
  );
}

/** Pays from what the user has stored, once they have confirmed the amount. Nothing where it does not suffice. */
export function StoredValueButton({ view, send }: StoredValuePaymentProps) {
  const { t } = useTranslation('payment');
  const confirm = useConfirm();
  const isCompany = useIsCompany();
  const { due, storedValue, isBusy, isLeaving } = view;
  if (storedValue === null || storedValue.missing > 0 || isCompany) return null;
  const left = storedValue.balance - due.amount;
  const money = (amount: number) => formatMoney(amount, due.currencyCode);

  async function pay() {
    const isConfirmed = await confirm({
      title: t('storedValue.confirm.title', { amount: money(due.amount) }),
      body: t('storedValue.confirm.body', { left: money(left) }),
      confirmLabel: t('storedValue.confirm.yes'),
      cancelLabel: t('storedValue.confirm.no'),
    });
    if (isConfirmed) send({ type: 'PAY_BY_STORED_VALUE' });
  }

  return (
    <Button isWide variant="secondary" isBusy={isBusy || isLeaving} onClick={() => void pay()}>
      {t('storedValue.action', { amount: money(due.amount) })}
    </Button>
  );
}
