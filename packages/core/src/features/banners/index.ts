export type { Banner, BannerPicture } from '../../rules/banner/banner.schema.ts';
export { bannerSchema } from '../../rules/banner/banner.schema.ts';
export {
  runningBanners,
  type ShownBanner,
  shownBanners,
} from '../../rules/banner/shown-banners.ts';
export { alertToOpen, type ChosenAlert, type FoundAlerts } from './alert-to-open.ts';
export type { BannerGateway } from './banners.gateway.ts';
export { type DailyBanners, openDailyBanners } from './daily-banners.ts';
export { type HomeAlert, homeAlerts } from './home-alerts.ts';
