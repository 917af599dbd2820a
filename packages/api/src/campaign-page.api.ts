import { type CampaignPageGateway, campaignPageOfUser } from '@cangkir/core/campaign-page';
import { identifier } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** Campaign pages from configuration. */
export const CAMPAIGN_PAGE_ENDPOINTS = {
  campaignPage: endpoint({
    method: 'GET',
    path: '/portal/app/campaign/page',
    tokenUse: 'optional',
    input: v.object({ name: identifier }),
    output: campaignPageOfUser,
  }),
} as const;

/** Campaign pages over HTTP. */
export function createCampaignPageGateway(client: ApiClient): CampaignPageGateway {
  return {
    async find(name, options = {}) {
      const answer = await client.call(CAMPAIGN_PAGE_ENDPOINTS.campaignPage, { name }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}
