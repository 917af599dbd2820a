import { Page } from '../../frame/page.tsx';
import { useUserId } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { Belongings } from './belongings.tsx';
import { Glance } from './glance.tsx';
import { LogOut } from './log-out.tsx';
import styles from './mine.module.css';
import { Profile, VisitorProfile } from './profile.tsx';
import { Settings } from './settings.tsx';

/** The account: who is logged in, what they have, and the settings. */
export const mineScreen = defineScreen({
  title: 'mine:title',
  Screen: MineScreen,
  Skeleton: AccountSkeleton,
});

function MineScreen() {
  const { t } = useTranslation('mine');
  const isVisitor = useUserId() === null;
  return (
    <Page title={t('title')} tab="mine">
      {isVisitor ? (
        <VisitorProfile />
      ) : (
        <div className={styles['member']}>
          <Profile />
          <div className={styles['glance']}>
            <Glance />
          </div>
        </div>
      )}
      <Belongings />
      <Settings />
      {isVisitor ? null : <LogOut />}
    </Page>
  );
}
