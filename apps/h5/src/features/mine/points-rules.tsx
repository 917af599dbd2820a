import {
  EARNING,
  formatPrice,
  hasFeature,
  MINIMUM_APP_VERSION,
  POINTS_MONTHS,
  REDEMPTION,
  ROUTES,
  withQuery,
} from '@cangkir/core';
import { Icon, List, ListRow } from '@cangkir/react';
import { Link } from 'wouter';
import { useMarket } from '../../frame/use-market.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './points.module.css';

/** How points come and go in this market: each number is that of its rule. */
export function PointsRules() {
  const { t } = useTranslation('mine');
  const market = useMarket();
  const { step, points } = EARNING[market];
  const { pointValue, maxPoints } = REDEMPTION;
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>{t('pointsPage.rules')}</h2>
        <Link href={withQuery(ROUTES.help, { topic: 'points' })} className={styles.more}>
          {t('pointsPage.allRules')}
        </Link>
      </div>
      <List>
        <ListRow
          icon={<Icon name="cup" />}
          title={t('pointsPage.earn', { count: points, spent: formatPrice(step, market) })}
          detail={t('pointsPage.earnDetail')}
        />
        {hasFeature(market, 'redeemingPoints') ? (
          <ListRow
            icon={<Icon name="tag" />}
            title={t('pointsPage.redeem', { value: formatPrice(pointValue, market) })}
            detail={t('pointsPage.redeemDetail', {
              points: maxPoints,
              discount: formatPrice(maxPoints * pointValue, market),
              version: MINIMUM_APP_VERSION.redeemPoints,
            })}
          />
        ) : null}
        <ListRow
          icon={<Icon name="calendar" />}
          title={t('pointsPage.lifetime', { count: POINTS_MONTHS })}
          detail={t('pointsPage.lifetimeDetail')}
        />
      </List>
    </section>
  );
}
