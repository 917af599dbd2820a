export type { CampaignPageGateway } from './campaign-page.gateway.ts';
export {
  type CampaignPage,
  type CampaignTheme,
  campaignPageOfUser,
  campaignPageSchema,
  type ProductPicture,
} from './campaign-page.schema.ts';
export {
  type CampaignLink,
  type CampaignPageView,
  campaignPageView,
  type ShownBlock,
} from './campaign-page.view.ts';
export { campaignPageName } from './campaign-page-name.ts';
export { campaignPrice } from './campaign-price.ts';
export { LOTTIE_MAX_BYTES, type LottieData, parseLottieData } from './lottie-data.ts';
