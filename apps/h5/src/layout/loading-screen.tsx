import { Loading, Screen, Skeleton, TopBar } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';

/** The shape of a screen whose code is on its way. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Screen topBar={<TopBar title={t('loading')} />}>
      <Loading label={t('loading')}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton />
        <Skeleton width="60%" />
      </Loading>
    </Screen>
  );
}
