export type { Account, AccountGateway, PointsEntry } from './account.gateway.ts';
export { accountSchema, pointsHistorySchema } from './account.schema.ts';
export { type PointsMonth, type PointsRow, pointsByMonth } from './points-history.ts';
