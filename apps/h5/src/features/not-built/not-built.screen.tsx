import { lastVisit, ROUTES } from '@cangkir/core';
import { Button, EmptyState, SeedlingPicture } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';

/** A route of the product whose screen does not exist yet. */
export const notBuiltScreen = defineScreen({
  title: 'not-built:title',
  Screen: NotBuiltScreen,
  Skeleton: NotBuiltState,
});

function NotBuiltScreen() {
  const { t } = useTranslation('not-built');
  return (
    <Page title={t('title')}>
      <NotBuiltState />
    </Page>
  );
}

function NotBuiltState() {
  const { t } = useTranslation(['not-built', 'frame']);
  const { app, router } = useProduct();
  const campaign = lastVisit(app.session.commonSession.get().routeQueue, 'getCoupons');
  return (
    <EmptyState
      level={2}
      title={t('not-built:emptyTitle')}
      picture={<SeedlingPicture />}
      action={
        <>
          {campaign === null ? null : (
            <Button onClick={() => router.push(campaign)}>{t('not-built:campaign')}</Button>
          )}
          <Button
            variant={campaign === null ? 'primary' : 'secondary'}
            onClick={() => router.push(ROUTES.home)}
          >
            {t('frame:goHome')}
          </Button>
        </>
      }
    >
      {t('not-built:body')}
    </EmptyState>
  );
}
