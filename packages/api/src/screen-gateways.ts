import type { ScreenGateways } from '@cangkir/core';
import { createAccountGateway } from './account.api.ts';
import type { ApiClient } from './client/api-client.ts';
import { createVoucherGateway } from './vouchers.api.ts';

/** Reads over HTTP. What the screens of one feature alone read loads with them. */
export function createScreenGateways(client: ApiClient): ScreenGateways {
  return {
    account: createAccountGateway(client),
    banners: {
      async find(...asked) {
        const { createBannerGateway } = await import('./banners.api.ts');
        return createBannerGateway(client).find(...asked);
      },
    },
    campaignPages: {
      async find(...asked) {
        const { createCampaignPageGateway } = await import('./campaign-page.api.ts');
        return createCampaignPageGateway(client).find(...asked);
      },
    },
    community: {
      async browse(...asked) {
        const { createCommunityGateway } = await import('./community.api.ts');
        return createCommunityGateway(client).browse(...asked);
      },
    },
    home: {
      async find(...asked) {
        const { createHomeGateway } = await import('./home.api.ts');
        return createHomeGateway(client).find(...asked);
      },
    },
    packs: {
      async list(...asked) {
        const { createPackGateway } = await import('./packs.api.ts');
        return createPackGateway(client).list(...asked);
      },
    },
    storedValue: {
      async find(...asked) {
        const { createStoredValueGateway } = await import('./stored-value.api.ts');
        return createStoredValueGateway(client).find(...asked);
      },
    },
    vouchers: createVoucherGateway(client),
  };
}
