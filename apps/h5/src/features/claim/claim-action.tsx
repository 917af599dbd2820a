import { ROUTES, withQuery } from '@cangkir/core';
import type { ClaimedView, OtherOutcome } from '@cangkir/core/claim';
import { ActionBar, Button } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { WalletAction } from '../../frame/wallet-action.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';

interface NotClaimedActionProps {
  readonly outcome: OtherOutcome;
  readonly send: ScreenProps<'claim'>['send'];
}

/** The next step that helps. */
export function NotClaimedAction({ outcome, send }: NotClaimedActionProps) {
  const { t } = useTranslation('claim');
  const navigation = useNavigation();

  switch (outcome.kind) {
    case 'alreadyClaimed':
      if (outcome.voucherId === null) return <WalletAction />;
      return (
        <ActionBar>
          <Button isWide onClick={() => navigation.push(voucherRoute(outcome.voucherId))}>
            {t('outcome.alreadyClaimed.action')}
          </Button>
        </ActionBar>
      );
    case 'notStarted':
    case 'notYetTime':
      return (
        <ActionBar>
          <Button isWide variant="secondary" onClick={() => send({ type: 'RETRY' })}>
            {t('checkAgain')}
          </Button>
        </ActionBar>
      );
    default:
      return <WalletAction />;
  }
}

/** At the counter one wants the code at once, if the voucher is valid yet. */
export function ClaimedAction({ view: { voucherId, isUsable } }: { readonly view: ClaimedView }) {
  const { t } = useTranslation('claim');
  const navigation = useNavigation();
  const canUse = isUsable && voucherId !== null;
  const view = () => navigation.push(voucherRoute(voucherId));
  return (
    <ActionBar>
      {canUse ? (
        <Button
          isWide
          onClick={() =>
            navigation.push(withQuery(ROUTES.couponDetail, { id: voucherId, code: 'show' }))
          }
        >
          {t('outcome.claimed.use')}
        </Button>
      ) : null}
      <Button isWide variant={canUse ? 'quiet' : 'primary'} onClick={view}>
        {t('outcome.claimed.action')}
      </Button>
    </ActionBar>
  );
}

/** The claimed voucher, or the wallet if the backend did not name it. */
function voucherRoute(voucherId: string | null): string {
  return voucherId === null ? ROUTES.vouchers : withQuery(ROUTES.couponDetail, { id: voucherId });
}
