import type { ShownBenefit } from '@cangkir/core/rights-card';
import { FullCupPicture, QrCode, Sheet, Stamp } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useWakeLock } from '../../frame/use-wake-lock.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './benefit-code.module.css';

interface BenefitCodeProps {
  /** Null while nothing is shown. */
  readonly shown: ShownBenefit | null;
  readonly onClose: () => void;
}

/** The QR of the card for one benefit, for the cashier's scanner. That it was used shows at once. */
export function BenefitCode({ shown, onClose }: BenefitCodeProps) {
  const { t } = useTranslation(['rights-card', 'frame']);
  const { read } = useLanguage();
  useWakeLock(shown?.benefit.state === 'open');
  return (
    <Sheet
      open={shown !== null}
      onClose={onClose}
      title={shown === null ? t('rights-card:title') : read(shown.benefit.title)}
      closeLabel={t('frame:close')}
    >
      {shown === null ? null : (
        <div className={styles.code}>
          <div role="status" className={styles.used}>
            {shown.benefit.state === 'used' ? <Used shown={shown} /> : null}
          </div>
          {shown.benefit.state === 'used' ? null : (
            <>
              <div className={styles.qr}>
                <QrCode value={shown.qr} label={t('rights-card:qr')} />
              </div>
              <p>{t('rights-card:scanHint')}</p>
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}

function Used({ shown: { benefit } }: { readonly shown: ShownBenefit }) {
  const { t } = useTranslation('rights-card');
  const format = useFormat();
  return (
    <>
      <div className={styles.picture}>
        <FullCupPicture />
      </div>
      <p>{t('usedNow')}</p>
      <Stamp tone="used" label={t('used')} />
      {benefit.renewsAt === null ? null : (
        <p>{t('renews', { moment: format.nearDay(benefit.renewsAt) })}</p>
      )}
    </>
  );
}
