import type { CampaignPageGateway } from '@cangkir/core/campaign-page';
import type { ApiClient } from './client/api-client.ts';

/** Campaign pages over HTTP. Their schemas load with their screen, for no other screen needs them. */
export function createLazyCampaignPageGateway(client: ApiClient): CampaignPageGateway {
  return {
    async find(name, options) {
      const { createCampaignPageGateway } = await import('./campaign-page.api.ts');
      return createCampaignPageGateway(client).find(name, options);
    },
  };
}
