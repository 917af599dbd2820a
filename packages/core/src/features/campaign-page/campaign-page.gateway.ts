import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { CampaignPage } from './campaign-page.schema.ts';

/** The configurations of campaign pages. Anyone may see them, before, during and after the campaign. */
export interface CampaignPageGateway {
  find(name: string, options?: CallOptions): Promise<GatewayResult<CampaignPage>>;
}
