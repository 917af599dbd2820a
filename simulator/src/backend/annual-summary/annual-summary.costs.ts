import { wibYear } from '@cangkir/core';
import { ASKER, type Costs, times } from '../../server/backend/cost.ts';
import { nodeClock } from '../../server/backend/node-ports.ts';

/** How the bench measures the endpoints. */
export const ANNUAL_SUMMARY_COSTS = {
  annualSummary: {
    fill(state, records, now) {
      const drink = state.pastOrders[0]?.drinks ?? [];
      times(records, (index) => {
        const paidAt = now - index;
        state.pastOrders.push({ userId: ASKER, paidAt, drinks: drink.slice(0, 1) });
      });
    },
    input: () => ({ year: String(wibYear(nodeClock.now() - 1000)) }),
    few: 1000,
    isLong: true,
  },
} satisfies Costs;
