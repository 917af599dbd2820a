import type { CampaignPage, CampaignPageView, ShownBlock } from '@cangkir/core/campaign-page';

/** The page and the step that a block stands in. */
export interface BlockPlace {
  readonly page: CampaignPage;
  readonly view: Exclude<CampaignPageView, { readonly step: 'ended' }>;
}

/** A block of one type. */
export type BlockOf<Type extends ShownBlock['type']> = Extract<ShownBlock, { readonly type: Type }>;
