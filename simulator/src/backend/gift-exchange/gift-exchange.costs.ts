import { ASKER, type Costs, PEOPLE, PLENTY, times } from '../../server/backend/cost.ts';
import { personAt } from '../../server/backend/people.ts';
import { fillPoints } from '../account/account.costs.ts';
import type { DraftState } from '../state.ts';

const GIFTS = 'tukar-poin';
const GIFT = 'tote-bag';

/** How the bench measures the endpoints. */
export const GIFT_EXCHANGE_COSTS = {
  giftActivity: { fill: fillExchanges, input: () => ({ activityCode: GIFTS }) },
  exchangeGift: {
    fill(state, records, now) {
      fillExchanges(state, records);
      fillPoints(state, records, now);
      times(PEOPLE, (index) => {
        const credits = [{ points: 1000, creditedAt: now }];
        state.accounts.points[personAt(index).id] = { credits };
      });
    },
    input: () => ({ activityCode: GIFTS, giftId: GIFT, quantity: 1 }),
    isOncePerPerson: true,
  },
} satisfies Costs;

function fillExchanges(state: DraftState, records: number): void {
  const gift = state.giftExchange.activities[GIFTS]?.gifts.find(({ id }) => id === GIFT);
  if (gift !== undefined) gift.stock = gift.limit = PLENTY;
  times(records, (index) => {
    const made = { id: `other-${index}`, giftId: GIFT, quantity: 1, madeAt: index };
    state.giftExchange.made.push({ ...made, activityCode: GIFTS, userId: ASKER });
  });
}
