import { groupVoucherCode, type Voucher, voucherStatus } from '@cangkir/core';
import { CodeText, QrCode } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { FullScreenCode } from './full-screen-code.tsx';
import styles from './voucher-code.module.css';

interface VoucherCodeProps {
  readonly voucher: Voucher;
  readonly isFullScreen: boolean;
  readonly onClose: () => void;
}

/** A voucher's code on its page while it can be used, and the same code over the whole screen. */
export function VoucherCode({ voucher, isFullScreen, onClose }: VoucherCodeProps) {
  const { t } = useTranslation('vouchers');
  const { now } = useProduct();
  const { code } = voucher;
  return (
    <>
      {voucherStatus(voucher, now()) === 'claimed' ? (
        <div className={styles['code']}>
          <QrCode value={code} label={t('qr', { code })} />
          <CodeText groups={groupVoucherCode(code)} />
        </div>
      ) : null}
      <FullScreenCode voucher={voucher} open={isFullScreen} onClose={onClose} />
    </>
  );
}
