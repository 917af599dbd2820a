export type { CheckInGateway } from './check-in.gateway.ts';
export type { CheckInMachine } from './check-in.machine.ts';
export type { CheckInDay } from './check-in-calendar.ts';
export type { CheckInNotice } from './check-in-notice.ts';
export { isCheckedIn, streakOf } from './streak.ts';
