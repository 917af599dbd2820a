import { ANNUAL_SUMMARY_ENDPOINTS, createAnnualSummaryGateway } from './annual-summary.api.ts';
import { CONTRACT } from './annual-summary.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

describeEndpoint(
  ANNUAL_SUMMARY_ENDPOINTS.annualSummary,
  CONTRACT.annualSummary,
  (client, { year }) => createAnnualSummaryGateway(client).listOrders(Number(year)),
  ({ orders }) => orders,
);
