import type * as v from 'valibot';
import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { accountSchema, pointsEntrySchema } from './account.schema.ts';

/** What a member has, at a glance. */
export type Account = v.InferOutput<typeof accountSchema>;

/** A change of a member's points. */
export type PointsEntry = v.InferOutput<typeof pointsEntrySchema>;

/** The current user's account. */
export interface AccountGateway {
  find(options?: CallOptions): Promise<GatewayResult<Account>>;
  /** The changes of the points, latest first. */
  pointsHistory(options?: CallOptions): Promise<GatewayResult<readonly PointsEntry[]>>;
}
