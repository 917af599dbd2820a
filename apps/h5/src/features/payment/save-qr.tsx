import { formatMoney } from '@cangkir/core';
import type { PaymentDue } from '@cangkir/core/payment';
import { Button, DownloadIcon, Sheet, useToast } from '@cangkir/react';
import { useEffect, useRef, useState } from 'react';
import { shareFile } from '../../adapters/browser-sharing.ts';
import { dataUrlOf } from '../../adapters/data-url.ts';
import { nextTask } from '../../adapters/next-task.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './payment.module.css';
import { drawQrPicture } from './qr-picture.ts';

interface SaveQrProps {
  readonly due: PaymentDue;
  readonly code: string;
  /** Who is paid, as the bank app will show it. */
  readonly payee: string;
}

/**
 * Saves the QR as a picture: by the phone's share sheet, or else as a picture to press and hold. Web views neither
 * download nor open a picture.
 */
export function SaveQr({ due, code, payee }: SaveQrProps) {
  const { t } = useTranslation(['payment', 'frame']);
  const showToast = useToast();
  const picture = usePicture(due, code, payee);
  const [shown, setShown] = useState<string | null>(null);

  async function save() {
    const file = await picture.current;
    if (file === null) {
      showToast({ message: t('payment:save.failed'), tone: 'fail' });
      return;
    }
    const result = await shareFile(file);
    if (result.ok) showToast({ message: t('payment:save.saved'), tone: 'success' });
    else if (result.failure.kind === 'unavailable') setShown(await dataUrlOf(file));
  }

  return (
    <>
      <Button wide icon={<DownloadIcon size={1.25} />} onClick={() => void save()}>
        {t('payment:save.action')}
      </Button>
      <Sheet
        open={shown !== null}
        onClose={() => setShown(null)}
        title={t('payment:save.title')}
        closeLabel={t('frame:close')}
      >
        {shown === null ? null : (
          <div className={styles['saved']}>
            <img
              src={shown}
              alt={t('payment:save.picture', {
                amount: formatMoney(due.amount, due.currencyCode),
                orderNumber: due.orderNumber,
              })}
              width="900"
              height="1040"
            />
            <p>{t('payment:save.hint')}</p>
            <a href={shown} download={`qris-${due.orderNumber}.png`}>
              {t('payment:save.download')}
            </a>
          </div>
        )}
      </Sheet>
    </>
  );
}

/** Draws the picture ahead: browsers share only what is there at the moment of the tap. */
function usePicture(
  { orderNumber, amount, currencyCode }: PaymentDue,
  code: string,
  payee: string,
) {
  const picture = useRef<Promise<File | null>>(Promise.resolve(null));

  useEffect(() => {
    picture.current = draw().catch(() => null);

    async function draw(): Promise<File> {
      // The screen shows first.
      await nextTask();
      return drawQrPicture(code, {
        payee,
        amount: formatMoney(amount, currencyCode),
        orderNumber,
      });
    }
  }, [code, payee, amount, currencyCode, orderNumber]);

  return picture;
}
