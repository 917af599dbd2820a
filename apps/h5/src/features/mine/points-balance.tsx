import { nextPointsExpiry, type PointsCredit, pointsBalance } from '@cangkir/core';
import { Hero, HotCappuccinoPicture, Icon, Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';
import styles from './points.module.css';
import { useNumber } from './use-number.ts';

/** The points that can be spent, and what expires next. */
export function PointsBalance({ credits }: { readonly credits: readonly PointsCredit[] }) {
  const { t } = useTranslation('mine');
  const { now } = useClock();
  const { dayAndTime } = useFormat();
  const number = useNumber();
  const next = nextPointsExpiry(credits, now());
  return (
    <BalanceShape
      number={number(pointsBalance(credits, now()))}
      expiry={
        next === null
          ? null
          : t('pointsPage.expiry', {
              count: next.points,
              moment: dayAndTime(next.end - 1),
            })
      }
    />
  );
}

/** The texts of its first view. */
export type PointsSlot = 'points';

/** The same while nothing is known. */
export function PointsBalanceSkeleton() {
  return (
    <BalanceShape
      number={
        <span data-slot={'points' satisfies PointsSlot}>
          <Skeleton width="6rem" />
        </span>
      }
      expiry={
        <span className={styles.expiryWait}>
          <Skeleton width="7rem" />
          <Skeleton width="9rem" />
        </span>
      }
    />
  );
}

interface BalanceShapeProps {
  readonly number: ReactNode;
  /** Null if nothing expires. */
  readonly expiry: ReactNode;
}

function BalanceShape({ number, expiry }: BalanceShapeProps) {
  const { t } = useTranslation('mine');
  return (
    <Hero>
      <div className={styles.balance}>
        <p className={styles.balanceTexts}>
          <span>{t('pointsPage.balance')}</span>
          <strong className={styles.number}>{number}</strong>
        </p>
        <span className={styles.picture}>
          <HotCappuccinoPicture />
        </span>
      </div>
      {expiry === null ? null : (
        <p className={styles.expiry}>
          <Icon name="clock" size={1.25} />
          <span className={styles.expiryText}>{expiry}</span>
        </p>
      )}
    </Hero>
  );
}
