import { ROUTES, withQuery } from '@cangkir/core';
import type { CheckInReward } from '@cangkir/core/check-in';
import { List, ListRow, ListSkeleton } from '@cangkir/react';
import { Link } from 'wouter';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './check-in.module.css';

interface CheckInRewardsProps {
  readonly rewards: readonly CheckInReward[];
  /** Days in a row. */
  readonly streak: number;
}

/** What the days in a row bring, shortest streak first. */
export function CheckInRewards({ rewards, streak }: CheckInRewardsProps) {
  const { t } = useTranslation('check-in');
  if (rewards.length === 0) return null;
  return (
    <section className={styles.rewards}>
      <h2>{t('rewards')}</h2>
      <List>
        {rewards.map((reward) => (
          <Reward key={reward.streak} reward={reward} streak={streak} />
        ))}
      </List>
    </section>
  );
}

/** The same while they are unknown. */
export function CheckInRewardsSkeleton() {
  const { t } = useTranslation('check-in');
  return (
    <section className={styles.rewards}>
      <h2>{t('rewards')}</h2>
      <ListSkeleton count={2} />
    </section>
  );
}

interface RewardProps {
  readonly reward: CheckInReward;
  readonly streak: number;
}

/** An earned reward leads to its voucher. */
function Reward({ reward: { streak: days, name, voucherId }, streak }: RewardProps) {
  const { t } = useTranslation('check-in');
  const { read } = useLanguage();
  const row = {
    icon: (
      <span className={styles.days} data-earned={voucherId !== null}>
        {days}
      </span>
    ),
    title: read(name),
    detail: t('streak', { count: days }),
  };
  if (voucherId === null) {
    const reached = Math.min(streak, days);
    return <ListRow {...row} trailing={`${reached}/${days}`} />;
  }
  return (
    <Link href={withQuery(ROUTES.couponDetail, { id: voucherId })} asChild>
      <ListRow {...row} detail={t('earned')} />
    </Link>
  );
}
