import type { PageView } from '@cangkir/core';
import { Hero, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActivityAction } from './activity-action.tsx';
import { ActivityFacts } from './activity-facts.tsx';
import { ActivityNotice } from './activity-notice.tsx';
import { ActivityRewards } from './activity-rewards.tsx';
import { ActivitySteps } from './activity-steps.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import styles from './community.module.css';
import PouringPicture from './pouring.svg?react';

/** One activity of the community: registration, and check-in on its day. */
export const activityScreen = defineScreen({
  title: 'community:activityTitle',
  notFound: 'community:activityNotFound',
  Screen: ActivityScreen,
  Skeleton: ActivitySkeleton,
});

function ActivityScreen(props: ScreenProps<'community'>) {
  const { t } = useTranslation('community');
  const { read } = useLanguage();
  const { view } = props;
  const { activity } = view;
  return (
    <Page title={t('activityTitle')} titleLevel={2} actionBar={<ActivityAction {...props} />}>
      <Hero picture={<PouringPicture />}>
        <div className={styles.head}>
          <h1 className={styles.name}>{read(activity.name)}</h1>
          {view.step === 'settled' ? (
            <p className={styles.status}>{t(`status.${view.status}`)}</p>
          ) : null}
        </div>
      </Hero>
      <ActivityNotice {...props} />
      <p className={styles.detail}>{read(activity.detail)}</p>
      <ActivityFacts activity={activity} />
      <ActivityRewards rewards={activity.rewards} />
      {canTakePart(view) ? <ActivitySteps /> : null}
      <CancelRegistration {...props} />
    </Page>
  );
}

/** Whether any step is left: none after the member came, cancelled or missed it. */
function canTakePart(view: PageView<'community'>): boolean {
  if (view.step !== 'settled') return true;
  return view.status !== 'attended' && view.status !== 'cancelled' && view.status !== 'ended';
}

/** The texts of its first view. */
export type ActivitySlot = 'name' | 'detail';

function ActivitySkeleton() {
  return (
    <>
      <Hero picture={<PouringPicture />}>
        <div className={styles.head}>
          <p data-slot={'name' satisfies ActivitySlot} className={styles.name}>
            <Skeleton width="9rem" />
          </p>
        </div>
      </Hero>
      <p
        data-slot={'detail' satisfies ActivitySlot}
        className={`${styles.detail} ${styles.loadingDetail}`}
      >
        <Skeleton />
      </p>
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="8rem" />
    </>
  );
}
