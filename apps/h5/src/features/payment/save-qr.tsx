import { formatMoney } from '@cangkir/core';
import type { PaymentDue } from '@cangkir/core/payment';
import { Icon } from '@cangkir/react';
import { useCallback } from 'react';
import { nextTask } from '../../adapters/next-task.ts';
import { PictureButton } from '../../frame/picture-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { drawQrPicture, QR_PICTURE_SIZE } from './qr-picture.ts';

interface SaveQrProps {
  readonly due: PaymentDue;
  readonly code: string;
  /** Who is paid, as the bank app will show it. */
  readonly payee: string;
}

/** Saves the QR as a picture. */
export function SaveQr({ due, code, payee }: SaveQrProps) {
  const { t } = useTranslation('payment');
  const { orderNumber } = due;
  const amount = formatMoney(due.amount, due.currencyCode);

  const draw = useCallback(async () => {
    // The screen shows first.
    await nextTask();
    return drawQrPicture(code, { payee, amount, orderNumber });
  }, [code, payee, amount, orderNumber]);

  return (
    <PictureButton
      label={t('save.action')}
      icon={<Icon name="download" size={1.25} />}
      draw={draw}
      size={QR_PICTURE_SIZE}
      texts={{
        title: t('save.title'),
        alt: t('save.picture', { amount, orderNumber }),
        hint: t('save.hint'),
        shared: t('save.saved'),
        failed: t('save.failed'),
      }}
    />
  );
}
