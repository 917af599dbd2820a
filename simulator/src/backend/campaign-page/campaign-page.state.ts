import { campaignPageSchema } from '@cangkir/core/campaign-page';
import * as v from 'valibot';
import { ACTIVITY_ENTRIES } from '../activity.ts';

const campaignPage = v.object({ ...campaignPageSchema.entries, ...ACTIVITY_ENTRIES });

/** The configurations of campaign pages by name. */
export const CAMPAIGN_PAGE_STATE = { campaignPages: v.record(v.string(), campaignPage) };

export type BackendCampaignPage = v.InferOutput<typeof campaignPage>;
