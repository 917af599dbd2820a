import { ROUTES } from '@cangkir/core';
import { Button, EmptyState } from '@cangkir/react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/page.tsx';
import { useProduct } from '../product-context.tsx';

/** A route whose screen is not built says so. */
export function NotBuiltScreen() {
  const { t } = useTranslation();
  const { router } = useProduct();
  return (
    <Page title={t('notBuilt.title')}>
      <EmptyState
        level={2}
        title={t('notBuilt.body')}
        action={<Button onClick={() => router.push(ROUTES.vouchers)}>{t('myVouchers')}</Button>}
      />
    </Page>
  );
}
