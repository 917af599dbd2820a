import type { AnnualSummaryGateway } from '@cangkir/core/annual-summary';
import { identifier, localizedText, moment } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

/** A user's year in review. */
export const ANNUAL_SUMMARY_ENDPOINTS = {
  annualSummary: endpoint({
    method: 'GET',
    path: '/portal/app/annual-summary',
    tokenUse: 'login',
    input: v.object({
      year: v.pipe(v.string(), v.regex(/^20\d\d$/), v.description('in WIB')),
    }),
    output: v.object({
      orders: v.array(
        v.object({
          paidAt: moment,
          drinks: v.array(
            v.object({
              productId: identifier,
              name: localizedText,
              taste: v.picklist(['black', 'latte', 'sweet', 'other']),
            }),
          ),
        }),
      ),
    }),
  }),
} as const;

/** The gateway of a user's year in review over HTTP. */
export function createAnnualSummaryGateway(client: ApiClient): AnnualSummaryGateway {
  return {
    async listOrders(year, options = {}) {
      const input = { year: String(year) };
      const answer = await client.call(ANNUAL_SUMMARY_ENDPOINTS.annualSummary, input, options);
      return mapValue(answer, ({ data }) => data.orders);
    },
  };
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { annualSummaries: createAnnualSummaryGateway(client) };
}
