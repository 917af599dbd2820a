import { campaignPageSchema } from '@cangkir/core/campaign-page';
import * as v from 'valibot';

/** The configurations of campaign pages by name. */
export const CAMPAIGN_PAGE_STATE = { campaignPages: v.record(v.string(), campaignPageSchema) };

export type BackendCampaignPage = v.InferOutput<typeof campaignPageSchema>;
