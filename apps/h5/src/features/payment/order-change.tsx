import { maskPhone, type PageView } from '@cangkir/core';
import { Button, Notice } from '@cangkir/react';
import { useConfirm } from '../../frame/confirm.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './payment.module.css';

interface OrderChangeProps extends Pick<ScreenProps<'payment'>, 'send'> {
  readonly view: Extract<PageView<'payment'>, { readonly step: 'waiting' | 'expired' | 'failed' }>;
}

/** An order that is not paid can be cancelled. Its phone cannot be changed: the page says so to who asks for it. */
export function OrderChange({ view, send }: OrderChangeProps) {
  const { t } = useTranslation('payment');
  const confirm = useConfirm();
  const { due, changeRefusal, isBusy } = view;

  async function cancel() {
    const isConfirmed = await confirm({
      title: t('cancel.title'),
      body: due.points > 0 ? t('cancel.bodyPoints', { count: due.points }) : t('cancel.body'),
      confirmLabel: t('cancel.action'),
      cancelLabel: t('cancel.no'),
    });
    if (isConfirmed) send({ type: 'CANCEL_ORDER' });
  }

  return (
    <section className={styles.change}>
      {due.phone === null ? null : (
        <>
          <p>{t('phone.label', { phone: maskPhone(due.phone, 'owner') })}</p>
          <Button variant="quiet" onClick={() => send({ type: 'CHANGE_PHONE' })}>
            {t('phone.change')}
          </Button>
        </>
      )}
      <div role="status" className={styles.check}>
        {changeRefusal === null ? null : (
          <Notice tone="plain">
            <p>{t(`phone.${changeRefusal}`)}</p>
          </Notice>
        )}
      </div>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void cancel()}>
        {t('cancel.action')}
      </Button>
    </section>
  );
}
