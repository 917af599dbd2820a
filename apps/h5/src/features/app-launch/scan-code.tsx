import { QrCode } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './app-launch.module.css';

/** A code that opens the app on the phone that scans it. */
export function ScanCode({ code }: { readonly code: string }) {
  const { t } = useTranslation('app-launch');
  return (
    <section className={styles.scan}>
      <h2>{t('scan.title')}</h2>
      <p>{t('scan.body')}</p>
      <div className={styles.code}>
        <QrCode value={code} label={t('scan.code')} />
      </div>
    </section>
  );
}
