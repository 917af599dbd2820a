export type { CheckInCampaign, CheckInGateway, CheckInReward } from './check-in.gateway.ts';
export type { CheckInMachine } from './check-in.machine.ts';
export { type CheckInDay, checkInCalendar } from './check-in-calendar.ts';
export { type CheckInCell, type CheckInMonth, checkInMonths, monthAt } from './check-in-months.ts';
export type { CheckInNotice } from './check-in-notice.ts';
export { checkInStatus } from './check-in-status.ts';
export { isCheckedIn, missedDay, nextReward, streakOf } from './streak.ts';
