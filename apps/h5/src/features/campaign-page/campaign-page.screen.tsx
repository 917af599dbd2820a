import { fail, failureOfCode, RESPONSE_CODE } from '@cangkir/core';
import { campaignPageName } from '@cangkir/core/campaign-page';
import { Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { QueryState } from '../../frame/queries/query-state.tsx';
import { useGatewayQuery, useUserId } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { CampaignPage } from './campaign-page.tsx';

/** A page from configuration: every campaign page, the landing pages, and pages of text. */
export const campaignPageScreen = defineScreen({
  title: 'campaign-page:title',
  notFound: 'campaign-page:notFound',
  Screen: CampaignPageScreen,
  Skeleton: CampaignPageSkeleton,
});

function CampaignPageScreen() {
  const { t } = useTranslation('campaign-page');
  const { gateways } = useProduct();
  const name = campaignPageName(useRoute());
  const query = useGatewayQuery({
    // The page holds the referral code of the user.
    queryKey: ['campaignPage', name, useUserId()],
    read: async (signal) =>
      name === ''
        ? fail(failureOfCode(RESPONSE_CODE.notFound))
        : gateways.campaignPages.find(name, { signal }),
  });

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

function CampaignPageSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="22rem" />
      <Skeleton width="60%" />
      <Skeleton shape="block" height="9rem" />
    </>
  );
}
