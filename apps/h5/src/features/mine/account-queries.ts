import {
  type Account,
  accountSchema,
  type PointsEntry,
  pointsHistorySchema,
} from '@cangkir/core/account';
import { memberQuery } from '../../frame/queries/gateway-query.ts';

/** The member's name and points. */
export const accountQuery = memberQuery<Account>(({ gateways }) => ({
  queryKey: ['account'],
  read: (signal) => gateways.account.find({ signal }),
  schema: accountSchema,
}));

/** How the member's points came and went. */
export const pointsHistoryQuery = memberQuery<readonly PointsEntry[]>(({ gateways }) => ({
  queryKey: ['pointsHistory'],
  read: (signal) => gateways.account.pointsHistory({ signal }),
  schema: pointsHistorySchema,
}));
