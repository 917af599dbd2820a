import type { EndpointInput, EndpointOutput } from './endpoint.ts';
import { ACCOUNT_ENDPOINTS } from './endpoints/account.ts';
import { ANNUAL_SUMMARY_ENDPOINTS } from './endpoints/annual-summary.ts';
import { BARGAIN_ENDPOINTS } from './endpoints/bargain.ts';
import { CHECK_IN_ENDPOINTS } from './endpoints/check-in.ts';
import { COMMUNITY_ENDPOINTS } from './endpoints/community.ts';
import { COUPON_ENDPOINTS } from './endpoints/coupon.ts';
import { DRAW_ENDPOINTS } from './endpoints/draw.ts';
import { GIFT_CARD_ENDPOINTS } from './endpoints/gift-card.ts';
import { GIFT_EXCHANGE_ENDPOINTS } from './endpoints/gift-exchange.ts';
import { PAYMENT_ENDPOINTS } from './endpoints/payment.ts';
import { PRIZE_FORM_ENDPOINTS } from './endpoints/prize-form.ts';
import { REFERRAL_ENDPOINTS } from './endpoints/referral.ts';

/**
 * Every request of the product, by name. `docs/http-contract.md` is generated from it. A page imports its own
 * endpoints alone: what nobody asks for on the first screen is not loaded with it.
 */
export const ENDPOINTS = {
  ...ACCOUNT_ENDPOINTS,
  ...ANNUAL_SUMMARY_ENDPOINTS,
  ...CHECK_IN_ENDPOINTS,
  ...COMMUNITY_ENDPOINTS,
  ...BARGAIN_ENDPOINTS,
  ...COUPON_ENDPOINTS,
  ...DRAW_ENDPOINTS,
  ...GIFT_CARD_ENDPOINTS,
  ...GIFT_EXCHANGE_ENDPOINTS,
  ...PAYMENT_ENDPOINTS,
  ...PRIZE_FORM_ENDPOINTS,
  ...REFERRAL_ENDPOINTS,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

/** What a request takes. */
export type InputOf<Name extends EndpointName> = EndpointInput<(typeof ENDPOINTS)[Name]>;

/** What it answers. */
export type OutputOf<Name extends EndpointName> = EndpointOutput<(typeof ENDPOINTS)[Name]>;
