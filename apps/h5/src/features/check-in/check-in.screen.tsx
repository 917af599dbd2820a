import { matchRoute, type PageView } from '@cangkir/core';
import { Hero, HotCappuccinoPicture, Icon, Skeleton, Steps } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './check-in.module.css';
import { CheckInAction } from './check-in-action.tsx';
import { CheckInNotice } from './check-in-notice.tsx';
import { CheckInRewards, CheckInRewardsSkeleton } from './check-in-rewards.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import OatPicture from './oat.svg?react';
import { RewardSheet } from './reward-sheet.tsx';
import { streakTexts } from './streak-texts.ts';

/** A check-in campaign: once a day, with rewards for days in a row. */
export const checkInScreen = defineScreen({
  title: 'check-in:title',
  notFound: 'check-in:notFound',
  Screen: CheckInScreen,
  Skeleton: CheckInSkeleton,
});

function CheckInScreen(props: ScreenProps<'checkIn'>) {
  const { t } = useTranslation('check-in');
  const { view, send } = props;
  const isOat = matchRoute(useRoute()) === 'checkInOatside';
  return (
    <div className={styles.look} data-oat={isOat}>
      <Page title={t('title')} titleLevel={2} actionBar={<CheckInAction {...props} />}>
        <Hero picture={isOat ? <OatPicture /> : <HotCappuccinoPicture />}>
          <Head view={view} />
        </Hero>
        <CheckInNotice {...props} />
        <MonthCalendar
          key={view.currentMonth}
          months={view.months}
          currentMonth={view.currentMonth}
        />
        <CheckInRewards rewards={view.campaign.rewards} streak={view.streak} />
        <HowItWorks />
      </Page>
      {view.step === 'rewarded' ? <RewardSheet reward={view.reward} send={send} /> : null}
    </div>
  );
}

function Head({ view }: { readonly view: PageView<'checkIn'> }) {
  const { t } = useTranslation('check-in');
  const { language, read } = useLanguage();
  const isOpen = view.step !== 'notStarted' && view.step !== 'ended';
  const { streak, nextReward } = streakTexts(view, language, t);
  return (
    <div className={styles.head}>
      <h1 className={styles.name}>{read(view.campaign.name)}</h1>
      {isOpen ? <p className={styles.streak}>{streak}</p> : null}
      {isOpen && nextReward !== undefined ? <p className={styles.next}>{nextReward}</p> : null}
    </div>
  );
}

function HowItWorks() {
  const { t } = useTranslation('check-in');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <Icon name="check" />, text: t('how.daily') },
        { icon: <Icon name="gift" />, text: t('how.reward') },
        { icon: <Icon name="calendar" />, text: t('how.missed') },
      ]}
    />
  );
}

/** The texts of its first view. */
export type CheckInSlot = 'name' | 'streak' | 'nextReward';

function CheckInSkeleton() {
  const isOat = matchRoute(useRoute()) === 'checkInOatside';
  return (
    <>
      <Hero picture={isOat ? <OatPicture /> : <HotCappuccinoPicture />}>
        <div className={styles.head}>
          <p
            data-slot={'name' satisfies CheckInSlot}
            className={`${styles.name} ${styles.loadingName}`}
          >
            <Skeleton width="9rem" />
          </p>
          <p data-slot={'streak' satisfies CheckInSlot} className={styles.streak}>
            <Skeleton width="6rem" />
          </p>
          <p
            data-slot={'nextReward' satisfies CheckInSlot}
            className={`${styles.next} ${styles.loadingNext}`}
          >
            <Skeleton width="8rem" />
          </p>
        </div>
      </Hero>
      <Skeleton shape="block" height="20rem" />
      <CheckInRewardsSkeleton />
      <HowItWorks />
    </>
  );
}
