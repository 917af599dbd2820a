import { type AccountGateway, accountSchema, pointsHistorySchema } from '@cangkir/core/account';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** The current user's account. */
export const ACCOUNT_ENDPOINTS = {
  account: endpoint({
    method: 'GET',
    path: '/portal/app/account',
    tokenUse: 'login',
    input: v.object({}),
    output: accountSchema,
  }),
  pointsHistory: endpoint({
    method: 'GET',
    path: '/portal/app/points/history',
    tokenUse: 'login',
    input: v.object({}),
    output: v.object({ entries: v.pipe(pointsHistorySchema, v.description('latest first')) }),
  }),
} as const;

/** The account over HTTP. */
export function createAccountGateway(client: ApiClient): AccountGateway {
  return {
    async find(options = {}) {
      const answer = await client.call(ACCOUNT_ENDPOINTS.account, {}, options);
      return mapValue(answer, ({ data }) => data);
    },
    async pointsHistory(options = {}) {
      const answer = await client.call(ACCOUNT_ENDPOINTS.pointsHistory, {}, options);
      return mapValue(answer, ({ data }) => data.entries);
    },
  };
}
