import type * as v from 'valibot';
import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { homeSchema } from './home.schema.ts';

/** What home shows to the current user. */
export type Home = v.InferOutput<typeof homeSchema>;
export type RunningCampaign = Home['campaigns'][number];

/** The content of home. */
export interface HomeGateway {
  /** Reads the home of the user's market; for a visitor, of the default market. */
  find(options?: CallOptions): Promise<GatewayResult<Home>>;
}
