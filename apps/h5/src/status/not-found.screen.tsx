import { ROUTES } from '@cangkir/core';
import { Button, EmptyState } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Page } from '../layout/page.tsx';
import { useProduct } from '../product-context.tsx';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation(['status', 'common']);
  const { router } = useProduct();
  return (
    <Page title={t('status:notFound.title')}>
      <EmptyState
        level={2}
        title={t('status:notFound.body')}
        action={
          <Button onClick={() => router.push(ROUTES.vouchers)}>{t('common:myVouchers')}</Button>
        }
      />
    </Page>
  );
}
