import { Button } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../confirm.tsx';
import { UnpaidOrderFirst } from './unpaid-order-first.tsx';

interface PurchaseActionProps {
  /** What the button buys, with its price. */
  readonly label: string;
  /** An order can still be paid: a new one takes its place. */
  readonly isUnpaid: boolean;
  /** The purchase is requested, or the payment page is about to take over. */
  readonly isBuying: boolean;
  readonly isBusy?: boolean;
  readonly onBuy: () => void;
  readonly onContinuePayment: () => void;
}

/** Buys. An order that is not paid yet comes first, and a new one in its place is asked about. */
export function PurchaseAction({
  label,
  isUnpaid,
  isBuying,
  isBusy = false,
  onBuy,
  onContinuePayment,
}: PurchaseActionProps) {
  const { t } = useTranslation('purchase');
  const confirm = useConfirm();

  async function buy() {
    const isConfirmed =
      !isUnpaid ||
      (await confirm({
        title: t('again.title'),
        body: t('again.body'),
        confirmLabel: t('again.confirm'),
        cancelLabel: t('again.cancel'),
      }));
    if (isConfirmed) onBuy();
  }

  return (
    <UnpaidOrderFirst isUnpaid={isUnpaid} onContinuePayment={onContinuePayment}>
      {(variant) => (
        <Button isWide variant={variant} isBusy={isBuying || isBusy} onClick={() => void buy()}>
          {isBuying ? t('buying') : label}
        </Button>
      )}
    </UnpaidOrderFirst>
  );
}
