import { ASKER, type Costs, times, WAITING } from '../../server/backend/cost.ts';
import type { DraftState } from '../state.ts';

/** How the bench measures the endpoints. */
export const RIGHTS_CARD_COSTS = {
  rightsCard: { fill: fillCardOrders, input: () => ({}) },
  buyRightsCard: {
    fill: fillCardOrders,
    input: () => ({ points: 0, appVersion: null }),
  },
} satisfies Costs;

/** The one who asks let many orders of the card expire. */
function fillCardOrders(state: DraftState, records: number, now: number): void {
  times(records, (index) => {
    const orderNumber = `other-${index}`;
    state.payments[orderNumber] = {
      orderNumber,
      ownerId: ASKER,
      amount: 1,
      currencyCode: 'IDR',
      means: { kind: 'qris', code: 'x' },
      packId: null,
      packs: 0,
      isRightsCard: true,
      expiresAt: now - index,
      progress: WAITING,
      paidBy: null,
      spentPoints: [],
      renewals: 0,
    };
  });
}
