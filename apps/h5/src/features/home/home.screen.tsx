import { Late } from '../../frame/late.tsx';
import { Page } from '../../frame/page.tsx';
import { EarlierReads, QueryState } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createPart } from '../../navigation/part.tsx';
import { accountQuery } from '../mine/account-queries.ts';
import { readGlanceAhead } from '../mine/glance.tsx';
import { vouchersQuery } from '../vouchers/voucher-queries.ts';
import { HomeFeed, HomeFeedSkeleton } from './home-feed.tsx';
import { HomeHero, HomeHeroSkeleton } from './home-hero.tsx';
import { homeQuery } from './home-query.ts';
import { useIsBusy } from './use-is-busy.ts';

/** Home: a greeting, what the person has, and what there is to get today. */
export const homeScreen = defineScreen({
  title: 'home:title',
  tab: 'home',
  Screen: HomeScreen,
  Skeleton: HomeSkeleton,
  async readAhead(product) {
    await Promise.all([readAhead(product, homeQuery), readGlanceAhead(product)]);
  },
});

function HomeScreen() {
  const { t } = useTranslation('home');
  const home = useGatewayQuery(homeQuery);
  const account = useGatewayQuery(accountQuery);
  const vouchers = useGatewayQuery(vouchersQuery);
  const isBusy = useIsBusy();
  return (
    <Page title={t('title')} tab="home">
      <HomeHero />
      <EarlierReads queries={[home, account, vouchers]} />
      <QueryState query={home} skeleton={<HomeFeedSkeleton />} isNoted>
        {(value) => (
          <>
            <HomeFeed home={value} />
            <Late load={loadAlerts} props={{ isBusy }} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

const loadAlerts = createPart([], async () => (await import('./home-alerts.tsx')).HomeAlerts);

function HomeSkeleton() {
  return (
    <>
      <HomeHeroSkeleton />
      <HomeFeedSkeleton />
    </>
  );
}
