import { ROUTES } from '@cangkir/core';
import { Button, EmptyState } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';

/** An address that leads nowhere. */
export const notFoundScreen = defineScreen({
  title: 'not-found:title',
  Screen: NotFoundScreen,
  Skeleton: NotFoundState,
});

function NotFoundScreen() {
  const { t } = useTranslation('not-found');
  return (
    <Page title={t('title')}>
      <NotFoundState />
    </Page>
  );
}

function NotFoundState() {
  const { t } = useTranslation(['not-found', 'frame']);
  const { router } = useProduct();
  return (
    <EmptyState
      level={2}
      title={t('not-found:emptyTitle')}
      action={<Button onClick={() => router.push(ROUTES.home)}>{t('frame:goHome')}</Button>}
    >
      {t('not-found:body')}
    </EmptyState>
  );
}
