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
export { FIRST_BACK_OFF, SAFE_ATTEMPTS } from './retry.ts';
export { type SignedRequest, signedRequest } from './signed-request.ts';
