import { ROUTES } from '@cangkir/core';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LaunchPage } from './launch-page.tsx';
import { LaunchSkeleton } from './launch-skeleton.tsx';

/** Download and launch: what the app is for, and how to get it. */
export const downloadScreen = defineScreen({
  title: 'app-launch:downloadTitle',
  Screen: DownloadScreen,
  Skeleton: DownloadSkeleton,
});

function DownloadScreen() {
  const { t } = useTranslation(['app-launch', 'problem']);
  return (
    <LaunchPage
      title={t('app-launch:downloadTitle')}
      lead={t('app-launch:downloadLead')}
      ability="runPages"
      tooOld={t('problem:appUpdateRequired')}
      onward={ROUTES.home}
      offer="download"
    />
  );
}

function DownloadSkeleton() {
  const { t } = useTranslation('app-launch');
  return <LaunchSkeleton lead={t('downloadLead')} offer="download" />;
}
