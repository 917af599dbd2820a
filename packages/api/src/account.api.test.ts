import { ACCOUNT_ENDPOINTS, createAccountGateway } from './account.api.ts';
import { CONTRACT } from './account.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

const { account, pointsHistory } = ACCOUNT_ENDPOINTS;

describeEndpoint(account, CONTRACT.account, (client) => createAccountGateway(client).find());

describeEndpoint(
  pointsHistory,
  CONTRACT.pointsHistory,
  (client) => createAccountGateway(client).pointsHistory(),
  ({ entries }) => entries,
);
