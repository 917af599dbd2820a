import { ROUTES } from '@cangkir/core';
import { Button, EmptyState } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';

/** An address that leads nowhere. */
export const notFoundScreen = defineScreen({
  title: 'not-found:title',
  Screen: NotFoundScreen,
  Skeleton: TextSkeleton,
});

function NotFoundScreen() {
  const { t } = useTranslation(['not-found', 'frame']);
  const navigation = useNavigation();
  return (
    <Page title={t('not-found:title')}>
      <EmptyState
        level={2}
        title={t('not-found:emptyTitle')}
        action={<Button onClick={() => navigation.push(ROUTES.home)}>{t('frame:goHome')}</Button>}
      >
        {t('not-found:body')}
      </EmptyState>
    </Page>
  );
}
