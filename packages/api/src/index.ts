export {
  type Answer,
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type OptionsOf,
} from './api-client.ts';
export {
  ENDPOINTS,
  ENVELOPE,
  type Endpoint,
  type EndpointName,
  HEADERS,
  type InputOf,
  type OutputOf,
  SIGNED_FIELDS,
} from './endpoints.ts';
export { REQUEST_TIMEOUT } from './exchange.ts';
export { createGateways, type Gateways } from './gateways.ts';
