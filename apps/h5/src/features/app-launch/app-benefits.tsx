import { BRAND, hasFeature } from '@cangkir/core';
import { CupIcon, List, ListRow, PointsIcon, TicketIcon } from '@cangkir/react';
import { useMarket } from '../../frame/use-market.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './app-launch.module.css';

/** What a person gets in the app. */
export function AppBenefits() {
  const { t } = useTranslation('app-launch');
  const canRedeemPoints = hasFeature(useMarket(), 'redeemingPoints');
  return (
    <section className={styles.section}>
      <h2>{t('benefits.title', { brand: BRAND.displayName })}</h2>
      <List>
        <ListRow
          icon={<CupIcon />}
          title={t('benefits.order')}
          detail={t('benefits.orderDetail')}
        />
        <ListRow
          icon={<PointsIcon />}
          title={t('benefits.points')}
          detail={t(canRedeemPoints ? 'benefits.pointsDetail' : 'benefits.pointsDetailAbroad')}
        />
        <ListRow
          icon={<TicketIcon />}
          title={t('benefits.vouchers')}
          detail={t('benefits.vouchersDetail')}
        />
      </List>
    </section>
  );
}
