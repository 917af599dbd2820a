import type { Prize } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';

/** The one action of the page, in its bar. */
export function LoveAction({ view, send }: ScreenProps<'love'>) {
  const { t } = useTranslation('love');
  const navigation = useNavigation();

  switch (view.step) {
    case 'entry':
      return view.opensAt === null ? (
        <ActionBar>
          <Button isWide onClick={() => send({ type: 'START' })}>
            {t('start')}
          </Button>
        </ActionBar>
      ) : null;
    case 'waiting':
      return (
        <ActionBar>
          <Button isWide isBusy>
            {t('wait')}
          </Button>
        </ActionBar>
      );
    case 'stalled':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    case 'match':
      return (
        <ActionBar>
          <Button isWide onClick={() => navigation.push(view.next)}>
            {t(prizeAction(view.prize.kind, view.isRecipientSent))}
          </Button>
        </ActionBar>
      );
    case 'fail':
    case 'ended':
      return (
        <ActionBar>
          <Button isWide variant="secondary" onClick={() => navigation.push(view.next)}>
            {t('leave')}
          </Button>
        </ActionBar>
      );
  }
}

/** What is left to do for a prize. */
function prizeAction(kind: Prize['kind'], isRecipientSent: boolean) {
  if (kind === 'voucher') return 'openVouchers';
  return isRecipientSent ? 'viewForm' : 'fillForm';
}
