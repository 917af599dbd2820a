import { Button, Dialog } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Cancels the registration, after a question: that is final. Nothing where it cannot be cancelled. */
export function CancelRegistration({ view, send }: ScreenProps<'community'>) {
  const { t } = useTranslation('community');
  const isAsking = view.step === 'confirmCancel';
  const canCancel = view.step === 'settled' && view.actions.includes('CANCEL_REGISTRATION');
  if (!isAsking && !canCancel) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => send({ type: 'CANCEL_REGISTRATION' })}>
        {t('action.CANCEL_REGISTRATION')}
      </Button>
      <Dialog
        open={isAsking}
        tone="danger"
        title={t('cancel.title')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onCancel={() => send({ type: 'CANCEL' })}
      >
        {t('cancel.body')}
      </Dialog>
    </>
  );
}
