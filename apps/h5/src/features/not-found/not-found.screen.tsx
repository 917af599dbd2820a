import { ROUTES } from '@cangkir/core';
import { Button, EmptyState } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import { useNewVersion } from '../../frame/use-new-version.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';

/** An address that leads nowhere, or to a screen that only a newer version of the app has. */
export const notFoundScreen = defineScreen({
  title: 'not-found:title',
  Screen: NotFoundScreen,
  Skeleton: TextSkeleton,
});

function NotFoundScreen() {
  const { t } = useTranslation(['not-found', 'frame']);
  const navigation = useNavigation();
  const isOutdated = useNewVersion();
  return (
    <Page title={t('not-found:title')}>
      {isOutdated ? (
        <EmptyState
          level={2}
          title={t('frame:newVersion.title')}
          action={<Button onClick={() => window.location.reload()}>{t('frame:reload')}</Button>}
        >
          {t('frame:newVersion.body')}
        </EmptyState>
      ) : (
        <EmptyState
          level={2}
          title={t('not-found:emptyTitle')}
          action={<Button onClick={() => navigation.push(ROUTES.home)}>{t('frame:goHome')}</Button>}
        >
          {t('not-found:body')}
        </EmptyState>
      )}
    </Page>
  );
}
