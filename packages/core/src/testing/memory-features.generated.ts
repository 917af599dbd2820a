import { accountMemory } from '../features/account/account.memory.ts';
import { annualSummaryMemory } from '../features/annual-summary/annual-summary.memory.ts';
import { bargainMemory } from '../features/bargain/bargain.memory.ts';
import { campaignPageMemory } from '../features/campaign-page/campaign-page.memory.ts';
import { checkInMemory } from '../features/check-in/check-in.memory.ts';
import { claimMemory } from '../features/claim/claim.memory.ts';
import { communityMemory } from '../features/community/community.memory.ts';
import { drawMemory } from '../features/draw/draw.memory.ts';
import { giftCardMemory } from '../features/gift-card/gift-card.memory.ts';
import { giftExchangeMemory } from '../features/gift-exchange/gift-exchange.memory.ts';
import { homeMemory } from '../features/home/home.memory.ts';
import { loginMemory } from '../features/login/login.memory.ts';
import { loveMemory } from '../features/love/love.memory.ts';
import { packsMemory } from '../features/packs/packs.memory.ts';
import { paymentMemory } from '../features/payment/payment.memory.ts';
import { prizeFormMemory } from '../features/prize-form/prize-form.memory.ts';
import { referralMemory } from '../features/referral/referral.memory.ts';
import { rightsCardMemory } from '../features/rights-card/rights-card.memory.ts';
import { storedValueMemory } from '../features/stored-value/stored-value.memory.ts';
import { vouchersMemory } from '../features/vouchers/vouchers.memory.ts';

export * from '../features/account/account.memory.ts';
export * from '../features/annual-summary/annual-summary.memory.ts';
export * from '../features/bargain/bargain.memory.ts';
export * from '../features/campaign-page/campaign-page.memory.ts';
export * from '../features/check-in/check-in.memory.ts';
export * from '../features/claim/claim.memory.ts';
export * from '../features/community/community.memory.ts';
export * from '../features/draw/draw.memory.ts';
export * from '../features/gift-card/gift-card.memory.ts';
export * from '../features/gift-exchange/gift-exchange.memory.ts';
export * from '../features/home/home.memory.ts';
export * from '../features/login/login.memory.ts';
export * from '../features/love/love.memory.ts';
export * from '../features/packs/packs.memory.ts';
export * from '../features/payment/payment.memory.ts';
export * from '../features/prize-form/prize-form.memory.ts';
export * from '../features/referral/referral.memory.ts';
export * from '../features/rights-card/rights-card.memory.ts';
export * from '../features/stored-value/stored-value.memory.ts';
export * from '../features/vouchers/vouchers.memory.ts';

/** Every feature in memory. */
export const MEMORY_FEATURES = {
  account: accountMemory,
  annualSummary: annualSummaryMemory,
  bargain: bargainMemory,
  campaignPage: campaignPageMemory,
  checkIn: checkInMemory,
  claim: claimMemory,
  community: communityMemory,
  draw: drawMemory,
  giftCard: giftCardMemory,
  giftExchange: giftExchangeMemory,
  home: homeMemory,
  login: loginMemory,
  love: loveMemory,
  packs: packsMemory,
  payment: paymentMemory,
  prizeForm: prizeFormMemory,
  referral: referralMemory,
  rightsCard: rightsCardMemory,
  storedValue: storedValueMemory,
  vouchers: vouchersMemory,
};
