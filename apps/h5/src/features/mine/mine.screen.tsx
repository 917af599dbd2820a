import type { ReactNode } from 'react';
import { Page } from '../../frame/page.tsx';
import { PlacedBanners } from '../../frame/placed-banners.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Belongings, BelongingsSkeleton } from './belongings.tsx';
import { EarlierGlance, Glance, readGlanceAhead } from './glance.tsx';
import { LogOut } from './log-out.tsx';
import styles from './mine.module.css';
import { Profile, ProfileSkeleton, VisitorProfile } from './profile.tsx';
import { Settings } from './settings.tsx';

/** The account: who is logged in, what they have, and the settings. */
export const mineScreen = defineScreen({
  title: 'mine:title',
  tab: 'mine',
  Screen: MineScreen,
  Skeleton: MineSkeleton,
  readAhead: readGlanceAhead,
});

function MineScreen() {
  const { t } = useTranslation('mine');
  const isVisitor = useUserId() === null;
  return (
    <Page title={t('title')} tab="mine">
      {isVisitor ? <VisitorProfile /> : <Member profile={<Profile />} />}
      {isVisitor ? null : <EarlierGlance />}
      <Belongings />
      <Settings />
      {isVisitor ? null : <LogOut />}
      <PlacedBanners placement="myCenter" />
    </Page>
  );
}

function MineSkeleton() {
  const isVisitor = useUserId() === null;
  return (
    <>
      {isVisitor ? <VisitorProfile /> : <Member profile={<ProfileSkeleton />} />}
      <BelongingsSkeleton />
      <Settings />
    </>
  );
}

/** The tiles stand half on the profile. */
function Member({ profile }: { readonly profile: ReactNode }) {
  return (
    <div className={styles.member}>
      {profile}
      <div className={styles.glance}>
        <Glance />
      </div>
    </div>
  );
}
