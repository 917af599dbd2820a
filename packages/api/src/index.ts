export {
  type Answer,
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type OptionsOf,
} from './api-client.ts';
export type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';
export { amount, durationType, moment, phone } from './endpoints/schemas.ts';
export { ENDPOINTS, type EndpointName, type InputOf, type OutputOf } from './endpoints.ts';
export { REQUEST_TIMEOUT } from './exchange.ts';
export { createAnnualSummaryGateway } from './gateways/annual-summary.ts';
export { createBargainGateway } from './gateways/bargain.ts';
export { createCheckInGateway } from './gateways/check-in.ts';
export { createCommunityGateway } from './gateways/community.ts';
export { createDrawGateway } from './gateways/draw.ts';
export { createGiftCardGateway } from './gateways/gift-card.ts';
export { createGiftExchangeGateway } from './gateways/gift-exchange.ts';
export { createPaymentGateway } from './gateways/payment.ts';
export { createPrizeFormGateway } from './gateways/prize-form.ts';
export { createReferralGateway } from './gateways/referral.ts';
export { createGateways, type Gateways } from './gateways.ts';
export { FIRST_BACK_OFF, SAFE_ATTEMPTS } from './retry.ts';
export { type SignedRequest, signedRequest } from './signed-request.ts';
export { ENVELOPE, HEADERS, SIGNED_FIELDS } from './wire.ts';
