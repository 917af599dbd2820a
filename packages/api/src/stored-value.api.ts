import { type StoredValueGateway, storedValueSchema } from '@cangkir/core/stored-value';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** The stored value. */
export const STORED_VALUE_ENDPOINTS = {
  storedValue: endpoint({
    method: 'GET',
    path: '/portal/app/stored/value',
    tokenUse: 'login',
    input: v.object({}),
    output: storedValueSchema,
  }),
} as const;

/** The stored value over HTTP. */
export function createStoredValueGateway(client: ApiClient): StoredValueGateway {
  return {
    async find(options = {}) {
      const answer = await client.call(STORED_VALUE_ENDPOINTS.storedValue, {}, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}
