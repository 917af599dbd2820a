import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { pastOrders } from './annual-summary.fixture.ts';
import { listYearOrders } from './annual-summary.rules.ts';

/** What people ordered in the past. */
export function fixture(now: number): Pick<DraftState, 'pastOrders'> {
  return { pastOrders: pastOrders(now) };
}

export const rules = {
  annualSummary: listYearOrders,
} satisfies Rules;
