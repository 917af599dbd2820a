import { nextPointsExpiry, type PointsCredit, pointsBalance } from '@cangkir/core';
import { ClockIcon, Hero, HotCappuccinoPicture } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import styles from './points.module.css';
import { useNumber } from './use-number.ts';

/** The points that can be spent, and what expires next. */
export function PointsBalance({ credits }: { readonly credits: readonly PointsCredit[] }) {
  const { t } = useTranslation('mine');
  const { now } = useProduct();
  const { dayAndTime } = useFormat();
  const number = useNumber();
  const next = nextPointsExpiry(credits, now());
  return (
    <Hero>
      <div className={styles['balance']}>
        <p className={styles['balanceTexts']}>
          <span>{t('pointsPage.balance')}</span>
          <strong className={styles['number']}>{number(pointsBalance(credits, now()))}</strong>
        </p>
        <span className={styles['picture']}>
          <HotCappuccinoPicture />
        </span>
      </div>
      {next === null ? null : (
        <p className={styles['expiry']}>
          <ClockIcon size={1.25} />
          <span>
            {t('pointsPage.expiry', {
              points: number(next.points),
              moment: dayAndTime(next.end - 1),
            })}
          </span>
        </p>
      )}
    </Hero>
  );
}
