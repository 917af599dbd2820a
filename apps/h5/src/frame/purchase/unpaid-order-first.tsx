import { ActionBar, Button } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface UnpaidOrderFirstProps {
  readonly isUnpaid: boolean;
  readonly onContinuePayment: () => void;
  /** What else can be done: the main thing, unless an order waits for its payment. */
  readonly children: (variant: 'primary' | 'secondary') => ReactNode;
}

/** Leads back to the payment of an unpaid order, if there is one, before what else can be done. */
export function UnpaidOrderFirst({ isUnpaid, onContinuePayment, children }: UnpaidOrderFirstProps) {
  const { t } = useTranslation('purchase');
  return (
    <ActionBar>
      {isUnpaid ? (
        <Button isWide onClick={onContinuePayment}>
          {t('unpaid.action')}
        </Button>
      ) : null}
      {children(isUnpaid ? 'secondary' : 'primary')}
    </ActionBar>
  );
}
