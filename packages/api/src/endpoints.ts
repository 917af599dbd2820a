import { ACCOUNT_ENDPOINTS } from './account.api.ts';
import { ANNUAL_SUMMARY_ENDPOINTS } from './annual-summary.api.ts';
import { BARGAIN_ENDPOINTS } from './bargain.api.ts';
import { CAMPAIGN_PAGE_ENDPOINTS } from './campaign-page.api.ts';
import { CHECK_IN_ENDPOINTS } from './check-in.api.ts';
import { CLAIM_ENDPOINTS } from './claim.api.ts';
import type { EndpointInput, EndpointOutput } from './client/endpoint.ts';
import { COMMUNITY_ENDPOINTS } from './community.api.ts';
import { CONFIG_ENDPOINTS } from './config.api.ts';
import { DRAW_ENDPOINTS } from './draw.api.ts';
import { GIFT_CARD_ENDPOINTS } from './gift-card.api.ts';
import { GIFT_EXCHANGE_ENDPOINTS } from './gift-exchange.api.ts';
import { HOME_ENDPOINTS } from './home.api.ts';
import { LOGIN_ENDPOINTS } from './login.api.ts';
import { PACK_ENDPOINTS } from './packs.api.ts';
import { PAYMENT_ENDPOINTS } from './payment.api.ts';
import { PRIZE_FORM_ENDPOINTS } from './prize-form.api.ts';
import { REFERRAL_ENDPOINTS } from './referral.api.ts';
import { RIGHTS_CARD_ENDPOINTS } from './rights-card.api.ts';
import { STORED_VALUE_ENDPOINTS } from './stored-value.api.ts';
import { VOUCHER_ENDPOINTS } from './vouchers.api.ts';

/**
 * Every request of the product, by name. `docs/openapi.json` is generated from it. A page imports only its own
 * endpoints, so that the first screen loads no others.
 */
export const ENDPOINTS = {
  ...CONFIG_ENDPOINTS,
  ...LOGIN_ENDPOINTS,
  ...HOME_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...ANNUAL_SUMMARY_ENDPOINTS,
  ...CHECK_IN_ENDPOINTS,
  ...COMMUNITY_ENDPOINTS,
  ...BARGAIN_ENDPOINTS,
  ...CAMPAIGN_PAGE_ENDPOINTS,
  ...CLAIM_ENDPOINTS,
  ...VOUCHER_ENDPOINTS,
  ...DRAW_ENDPOINTS,
  ...GIFT_CARD_ENDPOINTS,
  ...GIFT_EXCHANGE_ENDPOINTS,
  ...PACK_ENDPOINTS,
  ...PAYMENT_ENDPOINTS,
  ...PRIZE_FORM_ENDPOINTS,
  ...REFERRAL_ENDPOINTS,
  ...RIGHTS_CARD_ENDPOINTS,
  ...STORED_VALUE_ENDPOINTS,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

export type InputOf<Name extends EndpointName> = EndpointInput<(typeof ENDPOINTS)[Name]>;

export type OutputOf<Name extends EndpointName> = EndpointOutput<(typeof ENDPOINTS)[Name]>;
