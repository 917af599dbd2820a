import { ROUTES } from '@cangkir/core';
import { ActionBar, Button, CheckIcon } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useNextStep } from '../../frame/use-next-step.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';

/** The tap of the day, in the bar of the page. */
export function CheckInAction({ view, send }: ScreenProps<'checkIn'>) {
  const { t } = useTranslation(['check-in', 'frame']);
  const { router } = useProduct();
  const nextStep = useNextStep();

  switch (view.step) {
    case 'ready':
    case 'checkingIn':
      return (
        <ActionBar>
          <Button
            wide
            icon={<CheckIcon />}
            busy={view.step === 'checkingIn'}
            onClick={() => send({ type: 'CHECK_IN' })}
          >
            {t('action.CHECK_IN')}
          </Button>
        </ActionBar>
      );
    case 'unsettled': {
      const { label, take } = nextStep(view.problem, { retry: () => send({ type: 'RETRY' }) });
      return (
        <ActionBar>
          <Button wide onClick={take}>
            {label}
          </Button>
        </ActionBar>
      );
    }
    case 'notStarted':
      return null;
    case 'rewarded':
    case 'checkedIn':
    case 'ended':
      return (
        <ActionBar>
          <Button wide variant="secondary" onClick={() => router.push(ROUTES.vouchers)}>
            {t('frame:myVouchers')}
          </Button>
        </ActionBar>
      );
  }
}
