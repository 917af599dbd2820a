import { ROUTES } from '@cangkir/core';
import { Button, EmptyState } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';

/** A route of the product whose screen does not exist yet. */
export const notBuiltScreen = defineScreen({
  title: 'not-built:title',
  Screen: NotBuiltScreen,
  Skeleton: TextSkeleton,
});

function NotBuiltScreen() {
  const { t } = useTranslation(['not-built', 'frame']);
  const { router } = useProduct();
  return (
    <Page title={t('not-built:title')}>
      <EmptyState
        level={2}
        title={t('not-built:body')}
        action={
          <Button onClick={() => router.push(ROUTES.vouchers)}>{t('frame:myVouchers')}</Button>
        }
      />
    </Page>
  );
}
