import { Button, EmptyState } from '@cangkir/react';
import { useTranslation } from 'react-i18next';
import { useProduct } from '../product-context.tsx';

/** The wallet belongs to somebody: it asks who. */
export function LoggedOut() {
  const { t } = useTranslation('vouchers');
  const { app } = useProduct();
  return (
    <EmptyState
      level={2}
      title={t('loggedOut.title')}
      action={
        <Button onClick={() => app.root.send({ type: 'REQUIRE_LOGIN' })}>
          {t('loggedOut.action')}
        </Button>
      }
    />
  );
}
