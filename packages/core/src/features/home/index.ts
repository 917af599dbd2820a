export type {
  Home,
  HomeGateway,
  RunningCampaign,
} from './home.gateway.ts';
export { homeSchema } from './home.schema.ts';
export {
  type HomeCampaign,
  type HomeModule,
  type HomeView,
  homeView,
} from './home.view.ts';
