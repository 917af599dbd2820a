import { ROUTES } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNavigation } from '../product-context.tsx';

interface WalletActionProps {
  /** "My vouchers" if omitted. */
  readonly label?: string;
  /** What is new in the wallet is there to use. */
  readonly isMain?: boolean;
}

/** Leads to the wallet, from a page where nothing else is left to do. */
export function WalletAction({ label, isMain = false }: WalletActionProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <ActionBar>
      <Button
        isWide
        variant={isMain ? 'primary' : 'secondary'}
        onClick={() => navigation.push(ROUTES.vouchers)}
      >
        {label ?? t('myVouchers')}
      </Button>
    </ActionBar>
  );
}
