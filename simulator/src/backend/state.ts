import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { ACCOUNT_STATE } from './account/account.state.ts';
import { ANNUAL_SUMMARY_STATE } from './annual-summary/annual-summary.state.ts';
import { BARGAIN_STATE } from './bargain/bargain.state.ts';
import { CAMPAIGN_PAGE_STATE } from './campaign-page/campaign-page.state.ts';
import { CHECK_IN_STATE } from './check-in/check-in.state.ts';
import { CAMPAIGN_STATE, CLAIM_STATE } from './claim/claim.state.ts';
import { COMMUNITY_STATE } from './community/community.state.ts';
import { DRAW_STATE } from './draw/draw.state.ts';
import { GIFT_CARD_STATE } from './gift-card/gift-card.state.ts';
import { GIFT_EXCHANGE_STATE } from './gift-exchange/gift-exchange.state.ts';
import { HOME_STATE } from './home/home.state.ts';
import { SESSION_STATE, SMS_CODE_STATE, USER_STATE } from './login/login.state.ts';
import { PACK_STATE } from './packs/packs.state.ts';
import { PAYMENT_STATE } from './payment/payment.state.ts';
import { PRIZE_FORM_STATE } from './prize-form/prize-form.state.ts';
import { RATE_LIMIT_STATE } from './rate-limits/rate-limits.state.ts';
import { REFERRAL_STATE } from './referral/referral.state.ts';
import { RIGHTS_CARD_STATE } from './rights-card/rights-card.state.ts';
import { STORED_VALUE_STATE } from './stored-value/stored-value.state.ts';
import { VOUCHER_STATE } from './vouchers/vouchers.state.ts';

const keptAnswer = v.object({
  /** The SHA-256 of the input's canonical JSON: of any length, an input takes the same space. Null for any input. */
  inputHash: v.nullable(v.string()),
  data: v.unknown(),
  keptAt: v.number(),
});

/**
 * The whole state of the backend as plain data: it can be saved, loaded and compared. Records are keyed by id, sessions
 * by token, SMS codes by phone.
 */
export const BACKEND_STATE = v.object({
  /** The moment of its creation. */
  startedAt: v.number(),
  config: ENDPOINTS.config.output,
  users: USER_STATE,
  sessions: SESSION_STATE,
  smsCodes: SMS_CODE_STATE,
  rateLimits: RATE_LIMIT_STATE,
  campaigns: CAMPAIGN_STATE,
  claims: CLAIM_STATE,
  vouchers: VOUCHER_STATE,
  accounts: ACCOUNT_STATE,
  home: HOME_STATE,
  campaignPages: CAMPAIGN_PAGE_STATE,
  checkIns: CHECK_IN_STATE,
  community: COMMUNITY_STATE,
  bargains: BARGAIN_STATE,
  draws: DRAW_STATE,
  giftCards: GIFT_CARD_STATE,
  giftExchange: GIFT_EXCHANGE_STATE,
  packs: PACK_STATE,
  pastOrders: ANNUAL_SUMMARY_STATE,
  payments: PAYMENT_STATE,
  prizeForms: PRIZE_FORM_STATE,
  referrals: REFERRAL_STATE,
  rightsCards: RIGHTS_CARD_STATE,
  storedValueMovements: STORED_VALUE_STATE,
  keptAnswers: v.record(v.string(), keptAnswer),
});

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** A state that rules may change: a draft, or a copy. */
export type DraftState = v.InferOutput<typeof BACKEND_STATE>;
/** A state that nobody changes, so that several backends may share it. */
export type BackendState = DeepReadonly<DraftState>;
