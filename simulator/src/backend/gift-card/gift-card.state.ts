import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const RECEIPT = ENDPOINTS.redeemGiftCard.output.entries;

const card = v.object({
  code: v.string(),
  value: RECEIPT.value,
  currencyCode: RECEIPT.currencyCode,
  /** The user who redeemed it, or null. */
  redeemedBy: v.nullable(v.string()),
});

/** The gift cards by code, and the stored value by user, in the market's major unit. */
export const GIFT_CARD_STATE = {
  giftCards: v.object({
    cards: v.record(v.string(), card),
    storedValue: v.record(v.string(), RECEIPT.balance),
  }),
};

export type BackendGiftCard = v.InferOutput<typeof card>;
