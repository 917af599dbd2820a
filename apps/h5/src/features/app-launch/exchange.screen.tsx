import { ROUTES } from '@cangkir/core';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LaunchPage } from './launch-page.tsx';
import { LaunchSkeleton } from './launch-skeleton.tsx';

/** The prompt of voucher redemption, which needs the app in a new enough version. */
export const exchangeScreen = defineScreen({
  title: 'app-launch:exchangeTitle',
  Screen: ExchangeScreen,
  Skeleton: ExchangeSkeleton,
});

function ExchangeScreen() {
  const { t } = useTranslation('app-launch');
  return (
    <LaunchPage
      title={t('exchangeTitle')}
      lead={t('exchangeLead')}
      ability="redeemVouchers"
      tooOld={t('update.exchange')}
      onward={ROUTES.vouchers}
    />
  );
}

function ExchangeSkeleton() {
  const { t } = useTranslation('app-launch');
  return <LaunchSkeleton lead={t('exchangeLead')} />;
}
