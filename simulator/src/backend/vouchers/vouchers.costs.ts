import { ASKER, type Costs, times } from '../../server/backend/cost.ts';
import { RUSH_CAMPAIGN } from '../../server/backend/people.ts';
import type { DraftState } from '../state.ts';

/** How the bench measures the endpoints. */
export const VOUCHERS_COSTS = {
  vouchers: { fill: fillVouchers, input: () => ({}), few: 1000, isLong: true },
  voucher: { fill: fillVouchers, input: () => ({ id: 'other-0' }) },
} satisfies Costs;

function fillVouchers(state: DraftState, records: number, now: number): void {
  const coupon = state.campaigns[RUSH_CAMPAIGN]?.coupon;
  if (coupon === undefined) return;
  times(records, (index) => {
    const id = `other-${index}`;
    const voucher = { id, code: id, ownerId: ASKER, claimedAt: now - index, usedAt: null, coupon };
    state.vouchers[id] = voucher;
  });
}
