import { groupVoucherCode, type Voucher } from '@cangkir/core';
import {
  CodeText,
  FullCupPicture,
  Icon,
  IconButton,
  QrCode,
  Stamp,
  useModal,
} from '@cangkir/react';
import { useWakeLock } from '../../frame/use-wake-lock.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './full-screen-code.module.css';
import { useWorth } from './use-worth.ts';

interface FullScreenCodeProps {
  readonly voucher: Voucher;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A voucher's code over the whole screen, for the cashier's scanner. The screen stays on; a redemption shows at once. */
export function FullScreenCode({ voucher, open, onClose }: FullScreenCodeProps) {
  const { t } = useTranslation(['vouchers', 'frame']);
  const ref = useModal({ open, onDismiss: onClose, closesOnBackdrop: false });
  const isUsed = voucher.usedAt !== null;
  const { read } = useLanguage();
  const { value, valueLabel, worth } = useWorth()(voucher);
  useWakeLock(open && !isUsed);

  return (
    <dialog
      ref={ref}
      className={styles.fullScreen}
      data-used={isUsed}
      aria-label={t('vouchers:showToCashier')}
    >
      <div className={styles.close}>
        <IconButton label={t('frame:close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.what}>
        <p className={styles.worth}>
          {valueLabel} <strong>{value}</strong> {worth}
        </p>
        <p>{read(voucher.title)}</p>
      </div>
      <div role="status" className={styles.used}>
        {isUsed ? (
          <>
            <div className={styles.picture}>
              <FullCupPicture />
            </div>
            <p>{t('vouchers:usedNow')}</p>
            <Stamp tone="used" label={t('vouchers:status.used')} />
          </>
        ) : null}
      </div>
      {isUsed ? null : (
        <div className={styles.code}>
          <div className={styles.qr}>
            <QrCode value={voucher.code} label={t('vouchers:qr', { code: voucher.code })} />
          </div>
          <CodeText groups={groupVoucherCode(voucher.code)} />
          <p className={styles.hint}>{t('vouchers:scanHint')}</p>
        </div>
      )}
    </dialog>
  );
}
