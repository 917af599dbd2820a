import { type HomeGateway, homeSchema } from '@cangkir/core/home';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** The content of home. */
export const HOME_ENDPOINTS = {
  home: endpoint({
    method: 'GET',
    path: '/portal/app/home',
    tokenUse: 'optional',
    input: v.object({}),
    output: homeSchema,
  }),
} as const;

/** Home over HTTP. */
export function createHomeGateway(client: ApiClient): HomeGateway {
  return {
    async find(options = {}) {
      return mapValue(await client.call(HOME_ENDPOINTS.home, {}, options), ({ data }) => data);
    },
  };
}
