import { formatMoney, type PageView } from '@cangkir/core';
import { QrCode } from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useWakeLock } from '../../frame/use-wake-lock.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CompanyNote } from './company-note.tsx';
import { OrderFacts } from './due-facts.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { OrderChange } from './order-change.tsx';
import styles from './payment.module.css';
import { SaveQr } from './save-qr.tsx';
import { StoredValuePayment } from './stored-value-payment.tsx';

interface WaitingPaymentProps extends Pick<ScreenProps<'payment'>, 'send'> {
  readonly view: Extract<PageView<'payment'>, { readonly step: 'waiting' }>;
}

/** A payment that can be paid, until it expires by the backend's clock. */
export function WaitingPayment({ view, send }: WaitingPaymentProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const { due, means, expiresAt } = view;
  const amount = formatMoney(due.amount, due.currencyCode);
  useWakeLock(means.kind === 'qris');

  return (
    <>
      <div className={styles.head}>
        <p className={styles.label}>{t('due')}</p>
        <p className={styles.amount}>{amount}</p>
        <p className={styles.time}>
          <Countdown until={expiresAt}>{(time) => t('timeLeft', { time })}</Countdown>
        </p>
        <p>{t('payBefore', { moment: format.dayAndTime(expiresAt) })}</p>
      </div>
      <CompanyNote due={due} />
      {means.kind === 'qris' ? (
        <section className={styles.qris}>
          <div className={styles.code}>
            <QrCode value={means.code} label={t('qr', { amount })} />
          </div>
          <p role="status">{t('waiting')}</p>
          {means.qris.amount === null ? <p>{t('typeAmount', { amount })}</p> : null}
          {means.qris.hasTip ? <p>{t('tip')}</p> : null}
          <SaveQr due={due} code={means.code} payee={means.qris.merchant} />
        </section>
      ) : (
        <p className={styles.lead}>
          {means.kind === 'webPayment' ? t('web.lead') : t('giftCard.lead')}
        </p>
      )}
      <StoredValuePayment view={view} send={send} />
      <OrderFacts due={due} {...(means.kind === 'qris' && { payee: means.qris.merchant })} />
      {means.kind === 'qris' ? <HowToPay /> : null}
      <OrderChange view={view} send={send} />
    </>
  );
}
