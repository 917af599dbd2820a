import type { ConfigGateway } from '@cangkir/core';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** Switches that the backend sets for all users. */
export const CONFIG_ENDPOINTS = {
  config: endpoint({
    method: 'GET',
    path: '/portal/app/config',
    tokenUse: 'none',
    input: v.object({}),
    output: v.object({ mobileRegister: v.boolean() }),
  }),
} as const;

/** The global config over HTTP. */
export function createConfigGateway(client: ApiClient): ConfigGateway {
  return {
    async find() {
      return mapValue(await client.call(CONFIG_ENDPOINTS.config, {}, {}), ({ data }) => data);
    },
  };
}
