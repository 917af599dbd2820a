import { type DrawResult, prizeRoute } from '@cangkir/core/draw';
import { isPrizeInfoOpen } from '@cangkir/core/prize-form';
import { ActionBar, Button } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { WalletAction } from '../../frame/wallet-action.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock, useNavigation } from '../../product-context.tsx';

/** The one action of the page, in its bar. */
export function DrawAction({ view, send }: ScreenProps<'draw'>) {
  const { t } = useTranslation('draw');

  switch (view.step) {
    case 'ready':
      return <StartBar onStart={() => send({ type: 'START' })} />;
    case 'spinning':
      return (
        <ActionBar>
          <Button isWide isBusy>
            {t('spinning')}
          </Button>
        </ActionBar>
      );
    case 'failed':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    case 'won':
    case 'alreadyDrawn':
      return <PrizeAction result={view.result} />;
    case 'countdown':
    case 'tooEarly':
      return null;
    case 'lost':
    case 'ended':
      return <WalletAction />;
  }
}

/** Draws, once it is known that this person may. */
export function StartBar({ onStart }: { readonly onStart?: () => void }) {
  const { t } = useTranslation('draw');
  return (
    <ActionBar>
      <Button isWide data-tap="draw" data-change onClick={onStart}>
        {t('start')}
      </Button>
    </ActionBar>
  );
}

/** Leads to what the prize needs next. */
function PrizeAction({ result }: { readonly result: DrawResult }) {
  const { drawId, drawnAt, prize, isRecipientSent } = result;
  const { t } = useTranslation('draw');
  const navigation = useNavigation();
  const { now } = useClock();
  if (prize?.kind === 'voucher') return <WalletAction label={t('openVouchers')} isMain />;
  if (prize === null || !(isRecipientSent || isPrizeInfoOpen(drawnAt, now()))) {
    return <WalletAction />;
  }
  return (
    <ActionBar>
      <Button isWide onClick={() => navigation.push(prizeRoute(drawId, prize))}>
        {t(isRecipientSent ? 'viewForm' : 'fillForm')}
      </Button>
    </ActionBar>
  );
}
