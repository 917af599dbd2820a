export type {
  Community,
  CommunityActivity,
  CommunityGateway,
  CommunityReply,
  CommunitySurvey,
} from './community.gateway.ts';
export type { CommunityMachine } from './community.machine.ts';
export type { CommunityAction } from './community.view.ts';
export { COMMUNITY_CODE } from './community-code.ts';
export type { CommunityNotice } from './community-notice.ts';
export {
  activityDay,
  type CommunityStatus,
  communityStatus,
  placesLeft,
} from './community-status.ts';
export { activitiesOn, activityDays, communityTabs } from './community-tabs.ts';
export { mapAddress } from './map-address.ts';
