import { createCampaignPage } from '@cangkir/core/testing';
import type { CAMPAIGN_PAGE_ENDPOINTS } from './campaign-page.api.ts';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';

export const CONTRACT: ContractOf<typeof CAMPAIGN_PAGE_ENDPOINTS> = {
  campaignPage: {
    summary: 'The configuration of a campaign page, by the name that its link says.',
    refusals: [],
    example: { input: { name: 'icedLatte' }, output: createCampaignPage(EXAMPLE_NOON) },
  },
};
