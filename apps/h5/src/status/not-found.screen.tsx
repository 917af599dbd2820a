import { ROUTES } from '@cangkir/core';
import { Button, EmptyState } from '@cangkir/react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/page.tsx';
import { useProduct } from '../product-context.tsx';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { router } = useProduct();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        level={2}
        title={t('notFound.body')}
        action={<Button onClick={() => router.push(ROUTES.vouchers)}>{t('myVouchers')}</Button>}
      />
    </Page>
  );
}
