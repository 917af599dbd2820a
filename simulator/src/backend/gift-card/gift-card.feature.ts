import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { EVERYDAY_GIFT_CARDS, EVERYDAY_STORED_VALUE } from './gift-card.fixture.ts';
import { redeemGiftCard } from './gift-card.rules.ts';

/** The gift cards, and the stored value of people. */
export function fixture(): Pick<DraftState, 'giftCards'> {
  return {
    giftCards: {
      cards: byKey(EVERYDAY_GIFT_CARDS, ({ code }) => code),
      storedValue: EVERYDAY_STORED_VALUE,
    },
  };
}

export const rules = {
  redeemGiftCard,
} satisfies Rules;
