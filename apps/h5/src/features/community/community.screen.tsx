import { matchRoute, queryOf, ROUTES, withQuery } from '@cangkir/core';
import { type Community, communityTabs } from '@cangkir/core/community';
import { Hero, Skeleton, Tabs } from '@cangkir/react';
import type { ReactNode } from 'react';
import { Page } from '../../frame/page.tsx';
import { QueryState } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTurns } from '../../frame/use-turns.ts';
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
  const navigation = useNavigation();
  const community = useGatewayQuery(communityQuery);
  const tab = tabOf(useRoute());
  const isTurn = useTurns(0, 1) === 1;
  const skeleton = <PanelSkeleton tab={tab} />;
  const show = (next: TabName) => navigation.replace(routeOfTab(next));
  return (
    <Page title={t('title')}>
      <Hero picture={<PouringPicture />}>
        <p className={styles.lead}>{t('lead')}</p>
      </Hero>
      <CommunityTabs tab={tab} onChange={show}>
        <QueryState query={community} skeleton={skeleton}>
          {(value) =>
            isTurn ? <CommunityPanel community={value} tab={tab} onShow={show} /> : skeleton
          }
        </QueryState>
      </CommunityTabs>
    </Page>
  );
}

interface CommunityTabsProps {
  readonly tab: TabName | null;
  readonly onChange: (tab: TabName) => void;
  readonly children: ReactNode;
}

function CommunityTabs({ tab, onChange, children }: CommunityTabsProps) {
  const { t } = useTranslation('community');
  return (
    <Tabs
      label={t('tabs')}
      tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      value={tab}
      onChange={onChange}
    >
      <div className={styles.panel}>{children}</div>
    </Tabs>
  );
}

interface CommunityPanelProps {
  readonly community: Community;
  readonly tab: TabName;
  readonly onShow: (tab: TabName) => void;
}

function CommunityPanel({ community, tab, onShow }: CommunityPanelProps) {
  const { now } = useClock();
  const { survey, activity, history } = communityTabs(community, now());
  switch (tab) {
    case 'survey':
      return <SurveyList surveys={survey} />;
    case 'activity':
      return <ActivityList activities={activity} />;
    case 'history':
      return <HistoryList activities={history} onFind={() => onShow('activity')} />;
  }
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
  const tab = tabOf(useRoute());
  return (
    <>
      <Hero>
        <p className={styles.lead}>{t('lead')}</p>
      </Hero>
      <CommunityTabs tab={null} onChange={() => {}}>
        <PanelSkeleton tab={tab} />
      </CommunityTabs>
    </>
  );
}

function PanelSkeleton({ tab }: { readonly tab: TabName }) {
  const list = (
    <>
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="7rem" />
    </>
  );
  return tab === 'history' ? <HistoryMembers>{list}</HistoryMembers> : list;
}
