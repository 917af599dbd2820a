import { fail, failureOfCode, matchRoute, RESPONSE_CODE, type RouteName } from '@cangkir/core';
import {
  type CampaignTheme,
  type CampaignPage as Configuration,
  campaignPageName,
} from '@cangkir/core/campaign-page';
import { Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import type { DefineQuery } from '../../frame/queries/gateway-query.ts';
import { QueryState } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CampaignPage } from './campaign-page.tsx';
import { HeroSkeleton } from './hero-block.tsx';
import { THEMES } from './themes.ts';

/** A page from configuration: every campaign page, the landing pages, and pages of text. */
export const campaignPageScreen = defineScreen({
  title: 'campaign-page:title',
  notFound: 'campaign-page:notFound',
  Screen: CampaignPageScreen,
  Skeleton: CampaignPageSkeleton,
  readAhead: (product) => readAhead(product, campaignPageQuery(product.router.current())),
});

function campaignPageQuery(route: string): DefineQuery<Configuration> {
  const name = campaignPageName(route);
  return ({ gateways }, userId) => ({
    // The page holds the referral code of the user.
    queryKey: ['campaignPage', name, userId],
    read: async (signal) =>
      name === ''
        ? fail(failureOfCode(RESPONSE_CODE.notFound))
        : gateways.campaignPages.find(name, { signal }),
  });
}

function CampaignPageScreen() {
  const { t } = useTranslation('campaign-page');
  const query = useGatewayQuery(campaignPageQuery(useRoute()));

  if (query.data !== undefined) return <CampaignPage page={query.data} />;
  return (
    <Page title={t('title')}>
      <QueryState
        query={query}
        skeleton={<CampaignPageSkeleton />}
        notFound="campaign-page:notFound"
      >
        {() => null}
      </QueryState>
    </Page>
  );
}

/** The theme of a route's page. Those that a link names may have any: most are plain. */
const ROUTE_THEMES: { readonly [Name in RouteName]?: CampaignTheme } = {
  icedLatte: 'icedLatte',
  oatside: 'oatside',
  jolly: 'jolly',
  promo9rb: 'promo9rb',
  brand: 'brand',
  you: 'you',
  shareLive: 'shareLive',
  bni: 'bank',
  landing: 'plain',
  textConfig: 'paper',
};

function CampaignPageSkeleton() {
  const name = matchRoute(useRoute());
  const theme = name === null ? undefined : ROUTE_THEMES[name];
  return (
    <>
      {theme === undefined ? (
        <HeroSkeleton />
      ) : (
        <div className={THEMES[theme].className}>
          <HeroSkeleton theme={theme} />
        </div>
      )}
      <Skeleton width="60%" />
      <Skeleton shape="block" height="9rem" />
    </>
  );
}
