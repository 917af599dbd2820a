import { BankIcon, CheckIcon, DownloadIcon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './payment.module.css';

/** How to pay a QR that stands on the very phone that pays it. */
export function HowToPay() {
  const { t } = useTranslation('payment');
  const steps = [
    { icon: <DownloadIcon />, text: t('how.save') },
    { icon: <BankIcon />, text: t('how.open') },
    { icon: <CheckIcon />, text: t('how.pay') },
  ];
  return (
    <section className={styles['how']}>
      <h2>{t('how.title')}</h2>
      <ol>
        {steps.map(({ icon, text }) => (
          <li key={text}>
            <span className={styles['icon']}>{icon}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
