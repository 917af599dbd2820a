import { ASKER, type Costs, times } from '../../server/backend/cost.ts';
import type { DraftState } from '../state.ts';

/** How the bench measures the endpoints. */
export const ACCOUNT_COSTS = {
  account: {
    fill(state, records, now) {
      times(records, (index) => {
        state.accounts.names[`other-${index}`] = 'Teman Kopi';
        state.accounts.points[`other-${index}`] = { credits: [{ points: 1, creditedAt: now }] };
      });
    },
    input: () => ({}),
  },
  pointsHistory: { fill: fillPoints, input: () => ({}), few: 200, isLong: true },
} satisfies Costs;

export function fillPoints(state: DraftState, records: number, now: number): void {
  const reason = { id: 'Pesanan', en: 'Order', zh: '订单' };
  times(records, (index) => {
    const at = now - index;
    const credits = [{ points: 1, creditedAt: at }];
    const entry = { kind: 'earned' as const, reason, at, credits };
    state.accounts.entries.push({ id: `other-${index}`, userId: ASKER, ...entry });
  });
}
