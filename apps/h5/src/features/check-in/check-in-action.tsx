import { ActionBar, Button, Icon } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { WalletAction } from '../../frame/wallet-action.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The tap of the day, in the bar of the page. */
export function CheckInAction({ view, send }: ScreenProps<'checkIn'>) {
  const { t } = useTranslation('check-in');

  switch (view.step) {
    case 'ready':
    case 'checkingIn':
      return (
        <ActionBar>
          <Button
            isWide
            icon={<Icon name="check" />}
            isBusy={view.step === 'checkingIn'}
            onClick={() => send({ type: 'CHECK_IN' })}
          >
            {t('action.CHECK_IN')}
          </Button>
        </ActionBar>
      );
    case 'unsettled':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    case 'notStarted':
      return null;
    case 'rewarded':
    case 'checkedIn':
    case 'ended':
      return <WalletAction />;
  }
}
