import { matchRoute, queryOf, ROUTES, withQuery } from '@cangkir/core';
import { type Community, communityTabs } from '@cangkir/core/community';
import { Hero, Skeleton, Tabs } from '@cangkir/react';
import { InTurn } from '../../frame/in-turn.tsx';
import { Page } from '../../frame/page.tsx';
import { QueryState } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock, useNavigation } from '../../product-context.tsx';
import { ActivityList } from './activity-list.tsx';
import styles from './community.module.css';
import { communityQuery } from './community-query.ts';
import { HistoryList, HistoryMembers } from './history-list.tsx';
import PouringPicture from './pouring.svg?react';
import { SurveyList } from './survey-list.tsx';

/** The community: its surveys, its activities, and what the member took part in. */
export const communityScreen = defineScreen({
  title: 'community:title',
  Screen: CommunityScreen,
  Skeleton: CommunitySkeleton,
  readAhead: (product) => readAhead(product, communityQuery),
});

const TABS = ['survey', 'activity', 'history'] as const;

type TabName = (typeof TABS)[number];

function CommunityScreen() {
  const { t } = useTranslation('community');
  const community = useGatewayQuery(communityQuery);
  return (
    <Page title={t('title')}>
      <Hero picture={<PouringPicture />}>
        <p className={styles.lead}>{t('lead')}</p>
      </Hero>
      <QueryState query={community} skeleton={<TabsSkeleton />}>
        {(value) => (
          <InTurn skeleton={<TabsSkeleton />}>
            <CommunityTabs community={value} />
          </InTurn>
        )}
      </QueryState>
    </Page>
  );
}

function CommunityTabs({ community }: { readonly community: Community }) {
  const { t } = useTranslation('community');
  const { now } = useClock();
  const navigation = useNavigation();
  const tab = tabOf(useRoute());
  const { survey, activity, history } = communityTabs(community, now());
  const show = (next: TabName) => navigation.replace(routeOfTab(next));
  return (
    <Tabs
      label={t('tabs')}
      tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      value={tab}
      onChange={show}
    >
      <div className={styles.panel}>
        {tab === 'survey' ? <SurveyList surveys={survey} /> : null}
        {tab === 'activity' ? <ActivityList activities={activity} /> : null}
        {tab === 'history' ? (
          <HistoryList activities={history} onFind={() => show('activity')} />
        ) : null}
      </div>
    </Tabs>
  );
}

/** The tab that an address names: the activities if none. */
function tabOf(route: string): TabName {
  if (matchRoute(route) === 'communityHistory') return 'history';
  const { tab } = queryOf(route);
  return TABS.find((name) => name === tab) ?? 'activity';
}

function routeOfTab(tab: TabName): string {
  switch (tab) {
    case 'history':
      return ROUTES.communityHistory;
    case 'activity':
      return ROUTES.community;
    case 'survey':
      return withQuery(ROUTES.community, { tab });
  }
}

function CommunitySkeleton() {
  const { t } = useTranslation('community');
  return (
    <>
      <Hero>
        <p className={styles.lead}>{t('lead')}</p>
      </Hero>
      <TabsSkeleton />
    </>
  );
}

function TabsSkeleton() {
  const tab = tabOf(useRoute());
  const list = <ListSkeleton />;
  return (
    <>
      <Skeleton shape="block" height="3rem" />
      {tab === 'history' ? <HistoryMembers>{list}</HistoryMembers> : list}
    </>
  );
}

function ListSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="7rem" />
    </>
  );
}
