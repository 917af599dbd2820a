export type { CommunityGateway, CommunityReply } from './community.gateway.ts';
export type { CommunityMachine } from './community.machine.ts';
export type { CommunityAction } from './community.view.ts';
export type { CommunityNotice } from './community-notice.ts';
export { activityDay, type CommunityStanding } from './community-standing.ts';
