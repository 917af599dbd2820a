import { Button, EmptyState } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
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
        <Button onClick={() => app.machines.tell((root) => root.send({ type: 'REQUIRE_LOGIN' }))}>
          {t('loggedOut.action')}
        </Button>
      }
    />
  );
}
