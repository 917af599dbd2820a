import { ASKER, type Costs, times } from '../../server/backend/cost.ts';
import type { DraftState } from '../state.ts';

/** How the bench measures the endpoints. */
export const STORED_VALUE_COSTS = {
  storedValue: { fill: fillMovements, input: () => ({}), few: 200, isLong: true },
} satisfies Costs;

export function fillMovements(state: DraftState, records: number): void {
  times(records, (index) => {
    const movement = { id: `other-${index}`, kind: 'giftCard' as const, amount: 1, at: index };
    state.storedValueMovements.push({ ...movement, userId: ASKER });
  });
}
