export { createClaimGateway } from './claim.api.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type OptionsOf,
  REQUEST_RETRIES,
} from './client/api-client.ts';
export { countLoads } from './client/count-loads.ts';
export {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  PRODUCT_PATH,
} from './client/endpoint.ts';
export type { Exchange, RawAnswer } from './client/exchange.ts';
export { createHttpExchange } from './client/http-exchange.ts';
export { ENVELOPE, HEADERS, IDEMPOTENCY_KEY, LIMITED, SIGNED_FIELDS } from './client/http-wire.ts';
export type { Answer } from './client/parse-answer.ts';
export { REQUEST_TIMEOUT_MS } from './client/send-request.ts';
export { type Hash, type SignedRequest, signedRequest } from './client/signed-request.ts';
export { createConfigGateway } from './config.api.ts';
export { ENDPOINTS } from './endpoints.generated.ts';
export type { EndpointName, InputOf, OutputOf } from './endpoints.ts';
export { createLoginGateway } from './login.api.ts';
export { createPagePorts } from './page-ports.ts';
export { createScreenGateways } from './screen-gateways.ts';
export { createTrackingGateway } from './tracking-sink.ts';
export { createVoucherGateway } from './vouchers.api.ts';
