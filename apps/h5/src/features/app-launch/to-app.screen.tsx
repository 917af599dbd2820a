import { ROUTES } from '@cangkir/core';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LaunchPage } from './launch-page.tsx';
import { LaunchSkeleton } from './launch-skeleton.tsx';

/** Scan code to app: from a desktop to the app on the phone. */
export const toAppScreen = defineScreen({
  title: 'app-launch:toAppTitle',
  Screen: ToAppScreen,
  Skeleton: ToAppSkeleton,
});

function ToAppScreen() {
  const { t } = useTranslation(['app-launch', 'problem']);
  return (
    <LaunchPage
      title={t('app-launch:toAppTitle')}
      lead={t('app-launch:toAppLead')}
      ability="runPages"
      tooOld={t('problem:appUpdateRequired')}
      onward={ROUTES.home}
    />
  );
}

function ToAppSkeleton() {
  const { t } = useTranslation('app-launch');
  return <LaunchSkeleton lead={t('toAppLead')} />;
}
