import { Loading, Skeleton } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Page } from './page.tsx';

/** The shape of a screen whose code is on its way. Whoever waits too long can go back. */
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
