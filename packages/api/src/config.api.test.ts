import { CONFIG_ENDPOINTS, createConfigGateway } from './config.api.ts';
import { CONTRACT } from './config.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

describeEndpoint(CONFIG_ENDPOINTS.config, CONTRACT.config, (client) =>
  createConfigGateway(client).find(),
);
