import { ROUTES } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import { RECIPIENT_FORM } from './recipient-form.tsx';

/** The one action of the page, in its bar. */
export function PrizeFormAction({ view, send }: ScreenProps<'prizeForm'>) {
  const { t } = useTranslation('prize-form');
  switch (view.step) {
    case 'filling':
    case 'confirm':
      return (
        <ActionBar>
          <Button isWide type="submit" form={RECIPIENT_FORM} isBusy={view.isBusy}>
            {t('check')}
          </Button>
        </ActionBar>
      );
    case 'sending':
      return (
        <ActionBar>
          <Button isWide isBusy>
            {t('sending')}
          </Button>
        </ActionBar>
      );
    case 'unsettled':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    case 'inWallet':
      return <LeaveAction to="vouchers" />;
    case 'sent':
    case 'closed':
    case 'lost':
      return <LeaveAction to="home" />;
  }
}

function LeaveAction({ to }: { readonly to: 'home' | 'vouchers' }) {
  const { t } = useTranslation('prize-form');
  const navigation = useNavigation();
  return (
    <ActionBar>
      <Button
        isWide
        variant={to === 'vouchers' ? 'primary' : 'secondary'}
        onClick={() => navigation.push(ROUTES[to])}
      >
        {t(`leave.${to}`)}
      </Button>
    </ActionBar>
  );
}
