import { Loading, Skeleton } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Page } from './page.tsx';

/** The shape of a screen whose code is loading. Its bar has the way back, for a person who waits too long. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('loading')}>
      <Loading label={t('loading')}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton />
        <Skeleton width="60%" />
      </Loading>
    </Page>
  );
}
