import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { ACCOUNT_STATE } from './account/account.state.ts';
import { ANNUAL_SUMMARY_STATE } from './annual-summary/annual-summary.state.ts';
import { BARGAIN_STATE } from './bargain/bargain.state.ts';
import { CAMPAIGN_PAGE_STATE } from './campaign-page/campaign-page.state.ts';
import { CHECK_IN_STATE } from './check-in/check-in.state.ts';
import { COMMUNITY_STATE } from './community/community.state.ts';
import { DRAW_STATE } from './draw/draw.state.ts';
import { GIFT_CARD_STATE } from './gift-card/gift-card.state.ts';
import { GIFT_EXCHANGE_STATE } from './gift-exchange/gift-exchange.state.ts';
import { HOME_STATE } from './home/home.state.ts';
import { PACK_STATE } from './packs/packs.state.ts';
import { PAYMENT_STATE } from './payment/payment.state.ts';
import { PRIZE_FORM_STATE } from './prize-form/prize-form.state.ts';
import { RATE_LIMIT_STATE } from './rate-limits/rate-limits.state.ts';
import { REFERRAL_STATE } from './referral/referral.state.ts';
import { RIGHTS_CARD_STATE } from './rights-card/rights-card.state.ts';
import { STORED_VALUE_STATE } from './stored-value/stored-value.state.ts';

const CAMPAIGN = ENDPOINTS.campaign.output.entries;

const moment = v.number();

const user = v.object({
  id: v.string(),
  /** E.164. One person per phone. */
  phone: v.string(),
  /** When the first order with a voucher succeeded. Null for a new user. */
  firstOrderAt: v.nullable(moment),
});

const session = v.object({
  userId: v.string(),
  /** When its token was last used, give or take a day. Missing until the first use that was recorded. */
  usedAt: v.optional(moment),
});

const smsCode = v.object({
  code: v.string(),
  sentAt: moment,
  triesLeft: v.number(),
});

const campaign = v.object({
  sourceId: CAMPAIGN.sourceId,
  name: CAMPAIGN.name,
  voucher: CAMPAIGN.voucher,
  startsAt: moment,
  endsAt: CAMPAIGN.endsAt,
  stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isNewUsersOnly: v.boolean(),
  /** Withdrawn by the chain: its link is answered with 30003. */
  isWithdrawn: v.boolean(),
  /** The hours of the WIB day in which claiming is open, from (inclusive) and until (exclusive). */
  dailyHours: v.nullable(v.object({ from: v.number(), until: v.number() })),
});

const claim = v.object({
  sourceId: v.string(),
  userId: v.string(),
  /** Older data may lack it: empty matches no device. */
  browserId: v.nullable(v.string(), ''),
  voucherId: v.string(),
});

const voucher = v.object({
  id: v.string(),
  code: v.string(),
  ownerId: v.string(),
  claimedAt: moment,
  usedAt: v.nullable(moment),
  /** The campaign's offer at the time of the claim, one object for all vouchers of it. */
  coupon: CAMPAIGN.voucher,
});

const keptAnswer = v.object({
  /** The SHA-256 of the input's canonical JSON: of any length, an input takes the same space. Null for any input. */
  inputHash: v.nullable(v.string()),
  data: v.unknown(),
  keptAt: moment,
});

/**
 * The whole state of the backend as plain data: it can be saved, loaded and compared. Records are keyed by id, sessions
 * by token, SMS codes by phone.
 */
export const BACKEND_STATE = v.object({
  /** The moment of its creation. */
  startedAt: moment,
  config: ENDPOINTS.config.output,
  users: v.record(v.string(), user),
  sessions: v.record(v.string(), session),
  smsCodes: v.record(v.string(), smsCode),
  rateLimits: RATE_LIMIT_STATE,
  campaigns: v.record(v.string(), campaign),
  claims: v.array(claim),
  vouchers: v.record(v.string(), voucher),
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
export type BackendUser = v.InferOutput<typeof user>;
export type BackendCampaign = v.InferOutput<typeof campaign>;
export type BackendClaim = v.InferOutput<typeof claim>;
export type BackendVoucher = v.InferOutput<typeof voucher>;
