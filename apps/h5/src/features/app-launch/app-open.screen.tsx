import { ROUTES } from '@cangkir/core';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LaunchPage } from './launch-page.tsx';
import { LaunchSkeleton } from './launch-skeleton.tsx';

/** The prompt to open the app, or to update it. */
export const appOpenScreen = defineScreen({
  title: 'app-launch:openTitle',
  Screen: AppOpenScreen,
  Skeleton: AppOpenSkeleton,
});

function AppOpenScreen() {
  const { t } = useTranslation(['app-launch', 'problem']);
  return (
    <LaunchPage
      title={t('app-launch:openTitle')}
      lead={t('app-launch:openLead')}
      ability="runPages"
      tooOld={t('problem:appUpdateRequired')}
      onward={ROUTES.home}
    />
  );
}

function AppOpenSkeleton() {
  const { t } = useTranslation('app-launch');
  return <LaunchSkeleton lead={t('openLead')} />;
}
