export type {
  Banner,
  BannerPicture,
  Home,
  HomeGateway,
  RunningCampaign,
} from './home.gateway.ts';
export { homeSchema } from './home.schema.ts';
export {
  type HomeBanner,
  type HomeCampaign,
  type HomeModule,
  type HomeView,
  homeView,
} from './home.view.ts';
