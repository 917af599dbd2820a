import type { PrizeRecipient } from '@cangkir/core/prize-form';
import { Dialog } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './prize-form.module.css';
import { RecipientFacts } from './recipient-facts.tsx';

interface ConfirmRecipientProps extends Pick<ScreenProps<'prizeForm'>, 'send'> {
  readonly recipient: PrizeRecipient;
}

/** Shows what is sent, before it is: it can't change afterwards. */
export function ConfirmRecipient({ recipient, send }: ConfirmRecipientProps) {
  const { t } = useTranslation('prize-form');
  return (
    <Dialog
      open
      title={t('confirm.title')}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.no')}
      onConfirm={() => send({ type: 'CONFIRM' })}
      onCancel={() => send({ type: 'CANCEL' })}
    >
      <div className={styles.confirm}>
        <p>{t('confirm.body')}</p>
        <RecipientFacts recipient={recipient} />
      </div>
    </Dialog>
  );
}
