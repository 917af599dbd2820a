import { lastVisit, ROUTES } from '@cangkir/core';
import { Button, EmptyState, SeedlingPicture } from '@cangkir/react';
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
  const { app, router } = useProduct();
  const campaign = lastVisit(app.session.commonSession.get().routeQueue, 'getCoupons');
  return (
    <Page title={t('not-built:title')}>
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
    </Page>
  );
}
