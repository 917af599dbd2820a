import { BRAND, hasFeature } from '@cangkir/core';
import { Icon, List, ListRow } from '@cangkir/react';
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
          icon={<Icon name="cup" />}
          title={t('benefits.order')}
          detail={t('benefits.orderDetail')}
        />
        <ListRow
          icon={<Icon name="points" />}
          title={t('benefits.points')}
          detail={t(canRedeemPoints ? 'benefits.pointsDetail' : 'benefits.pointsDetailAbroad')}
        />
        <ListRow
          icon={<Icon name="ticket" />}
          title={t('benefits.vouchers')}
          detail={t('benefits.vouchersDetail')}
        />
      </List>
    </section>
  );
}
