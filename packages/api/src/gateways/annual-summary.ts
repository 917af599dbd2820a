import type { AnnualSummaryGateway } from '@cangkir/core';
import type { ApiClient } from '../api-client.ts';
import { ANNUAL_SUMMARY_ENDPOINTS } from '../endpoints/annual-summary.ts';
import { mapValue } from '../map-value.ts';

/** A person's year in review over HTTP. */
export function createAnnualSummaryGateway(client: ApiClient): AnnualSummaryGateway {
  return {
    async listOrders(year, options = {}) {
      const input = { year: String(year) };
      const answer = await client.call(ANNUAL_SUMMARY_ENDPOINTS.annualSummary, input, options);
      return mapValue(answer, ({ data }) => data.orders);
    },
  };
}
