import { Button, EmptyState } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';

/** Asks a person who is logged out to log in: the wallet belongs to an account. */
export function LoggedOut() {
  const { t } = useTranslation('vouchers');
  const { root } = useProduct().app;
  return (
    <EmptyState
      level={2}
      title={t('loggedOut.title')}
      action={
        <Button onClick={() => root.send({ type: 'REQUIRE_LOGIN' })}>
          {t('loggedOut.action')}
        </Button>
      }
    />
  );
}
