import type { GiftOrder } from '@cangkir/core/gift-exchange';
import { Dialog } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './gift-exchange.module.css';
import { useOrderText } from './use-order-text.ts';

interface ConfirmExchangeProps extends Pick<ScreenProps<'giftExchange'>, 'send'> {
  /** Null where the activity no longer offers the gift. */
  readonly order: GiftOrder | null;
}

/** Asks before points are spent: they do not come back, and the gift is picked up. */
export function ConfirmExchange({ order, send }: ConfirmExchangeProps) {
  const { t } = useTranslation('gift-exchange');
  const orderText = useOrderText();
  return (
    <Dialog
      open
      title={t('confirm.title', { count: order?.cost ?? 0 })}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.no')}
      onConfirm={() => send({ type: 'CONFIRM' })}
      onCancel={() => send({ type: 'CANCEL' })}
    >
      <div className={styles.question}>
        <p>
          {order === null
            ? t('confirm.bodyUnknown')
            : t('confirm.body', { order: orderText(order) })}
        </p>
        <p>{t('pickUp')}</p>
      </div>
    </Dialog>
  );
}
