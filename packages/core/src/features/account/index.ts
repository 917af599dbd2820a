export type { Account, AccountGateway, PointsEntry } from './account.gateway.ts';
export {
  accountSchema,
  pointsCreditSchema,
  pointsEntrySchema,
  pointsHistorySchema,
} from './account.schema.ts';
export { type PointsMonth, type PointsRow, pointsByMonth } from './points-history.ts';
