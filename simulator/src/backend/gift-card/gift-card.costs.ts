import { type Costs, PEOPLE, times } from '../../server/backend/cost.ts';
import { fillMovements } from '../stored-value/stored-value.costs.ts';

/** How the bench measures the endpoints. */
export const GIFT_CARD_COSTS = {
  redeemGiftCard: {
    fill(state, records) {
      fillMovements(state, records);
      times(records + PEOPLE, (index) => {
        const code = cardOf(index);
        state.giftCards.cards[code] = { code, value: 1, currencyCode: 'IDR', redeemedBy: null };
      });
    },
    input: (index) => ({ code: cardOf(index) }),
  },
} satisfies Costs;

function cardOf(index: number): string {
  return String(index).padStart(16, 'K');
}
