import { BANNER_PLACEMENT } from '@cangkir/core';
import { type BannerGateway, bannerSchema } from '@cangkir/core/banners';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** The banners beside the content of a screen. */
export const BANNER_ENDPOINTS = {
  banners: endpoint({
    method: 'GET',
    path: '/portal/app/banners',
    tokenUse: 'optional',
    input: v.object({
      placement: v.pipe(
        v.picklist(Object.values(BANNER_PLACEMENT).map(String)),
        v.description('the code of a placement'),
      ),
    }),
    output: v.object({ banners: v.array(bannerSchema) }),
  }),
} as const;

/** The banners over HTTP. */
export function createBannerGateway(client: ApiClient): BannerGateway {
  return {
    async find(placement, options = {}) {
      const input = { placement: String(BANNER_PLACEMENT[placement]) };
      const answer = await client.call(BANNER_ENDPOINTS.banners, input, options);
      return mapValue(answer, ({ data }) => data.banners);
    },
  };
}
